import ArgumentParser
import Paywright

extension TemplateDialect: ExpressibleByArgument {}
extension TemplateContext.CountdownUnit: ExpressibleByArgument {}

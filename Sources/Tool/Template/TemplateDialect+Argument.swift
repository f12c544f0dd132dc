import ArgumentParser
import Paywright
internal import PaywrightTemplates

extension TemplateDialect: ExpressibleByArgument {}
extension TemplateContext.CountdownUnit: ExpressibleByArgument {}

public import ArgumentParser
import Paywright
import PaywrightTemplates

extension TemplateDialect: ExpressibleByArgument {}
extension TemplateContext.CountdownUnit: ExpressibleByArgument {}

/** Splits `serialize.options` into the member and what it is a member of. */
export function splitName(name: string): { parent: string; member: string } {
  const dot = name.startsWith('[') ? -1 : name.lastIndexOf('.')
  return { parent: dot === -1 ? '' : name.slice(0, dot), member: name.slice(dot + 1) }
}

/** The expression for what a row's `parent` names: `DevToolsEnhancerOptions`, `serialize` → `Inner<…, "serialize">`. */
export function innerExpression(expression: string, parent: string): string {
  if (parent === '') return expression
  return parent.split('.').reduce((outer, name) => `Inner<${outer}, ${JSON.stringify(name)}>`, expression)
}

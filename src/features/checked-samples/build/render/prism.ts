import { createRequire } from 'node:module'
import { Prism } from 'prism-react-renderer'
import type { TokenObject } from 'prismjs'

const require = createRequire(import.meta.url)

/** Prism's own language files extend a global `Prism`. */
function addLanguage(name: string): void {
  Object.assign(globalThis, { Prism })
  require(`prismjs/components/prism-${name}`)
  Reflect.deleteProperty(globalThis, 'Prism')
}

addLanguage('bash')
// Capitalized names are types or components. Prism has a rule for that in JSX only.
Object.assign(Prism.languages.typescript ?? {}, { 'maybe-class-name': /\b[A-Z]\w*/ })
// Prism's TypeScript takes the name of a property for a keyword: `action.type`.
for (const grammar of [Prism.languages.typescript, Prism.languages.tsx]) {
  if (grammar) grammar.keyword = [grammar.keyword ?? []].flat().map(notOfProperty)
}

/** A rule that doesn't match after a dot, except the three of a spread. */
function notOfProperty(rule: RegExp | TokenObject): RegExp | TokenObject {
  // Those of JavaScript look for the dot themselves.
  if (!(rule instanceof RegExp)) return rule
  return new RegExp(String.raw`(?<!(?<!\.\.)\.\s*)(?:${rule.source})`, rule.flags)
}

export { Prism }

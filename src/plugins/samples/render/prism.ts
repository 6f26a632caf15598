import { createRequire } from 'node:module'
import { Prism } from 'prism-react-renderer'

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

export { Prism }

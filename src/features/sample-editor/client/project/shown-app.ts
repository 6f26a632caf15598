import { getNodes, parse, getText } from '../../../sample-runtime/core/claims/syntax'
import { importedNames } from '../../../sample-runtime/protocol/packages'
import { shownComponent } from '../editor/shown-component'
import type { NamedText } from './project-files'

/** An app whose code only exports a component, which the page renders. */
export interface ShownApp {
  /** The file whose default export is rendered. */
  file: string
  /** The store for a Provider around it. */
  store?: { file: string; name: string; isExported: boolean }
}

/** Finds what a project has to render, as the page does; nothing where the code renders something by itself. */
export function findShownApp(files: readonly NamedText[]): ShownApp | undefined {
  const { file } = shownComponent(files.map(({ name, text }) => ({ label: name, code: text })))
  if (file === undefined) return undefined
  const needsProvider =
    files.some(({ text }) => importedNames(text).includes('react-redux')) &&
    !files.some(({ text }) => text.includes('<Provider'))
  const [store, ...others] = needsProvider ? files.flatMap(storesIn) : []
  return { file, ...(store && others.length === 0 && { store }) }
}

/** The stores that a file makes at its top. */
function storesIn({ name: file, text }: NamedText): NonNullable<ShownApp['store']>[] {
  const syntax = parse(file, text)
  return getNodes(syntax, 'VariableDeclaration').flatMap((node) => {
    const call = node.getChild('CallExpression')
    const defined = node.getChild('VariableDefinition')
    const isExported = node.parent?.name === 'ExportDeclaration'
    const isAtTop = isExported || node.parent?.name === 'Script'
    if (!call || !defined || !isAtTop || !/^configureStore\b/.test(getText(syntax, call))) return []
    const name = getText(syntax, defined)
    const inList = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name.replaceAll('$', '\\$')}\\s*[,}]`)
    return [{ file, name, isExported: isExported || inList.test(text) }]
  })
}

/** Exports the store of a file for the one that renders, where it was enough that the page knew it. */
export function withStoreExported(files: readonly NamedText[], { store }: ShownApp): NamedText[] {
  return files.map(({ name, text }) =>
    name === store?.file && !store.isExported
      ? { name, text: `${text}\nexport { ${store.name} }\n` }
      : { name, text },
  )
}

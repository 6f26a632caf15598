import type { SyntaxNode } from '@lezer/common'

import { getNodes, parse, getText, type Syntax } from '../../../sample-runtime/core/claims/syntax'
import { resolveFile } from '../../../sample-runtime/core/resolve'
import { importedNames } from '../../../sample-runtime/protocol/packages'

/** A file, by the name that the others import it by. */
export interface NamedCode {
  label: string
  code: string
}

/** What comes on the screen of code that renders nothing by itself. */
export interface ShownComponent {
  /** The file whose default export is rendered. */
  file?: string
  /** A component that nothing renders, because no file exports one by default. */
  notShown?: string
  /** A hook that nothing calls, in code without a component. */
  notCalled?: string
}

/** The call of a function that renders: of React DOM, of Testing Library, or of a test's own. */
const RENDERS = /(?:^|\.)(?:render|hydrate|hydrateRoot|renderHook|render(?:To|With)\w+)$/
const DECLARATIONS = ['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclaration']
/** What a default export may be that is a component: `export default () => …`, `memo(App)`. */
const COMPONENTS =
  /^(?:FunctionDeclaration|ClassDeclaration|FunctionExpression|ArrowFunction|CallExpression)$/

/**
 * Finds the component that an app's code leaves to its `main.tsx` to render.
 *
 * @returns nothing where a file renders something, or where there is no JSX
 */
export function shownComponent(files: readonly NamedCode[]): ShownComponent {
  const read = files.map((file) => ({ ...file, syntax: parse(file.label, file.code) }))
  if (read.some(({ syntax }) => rendersSomething(syntax))) return {}
  const notCalled = hookIn(read.map(({ syntax }) => syntax))
  if (notCalled !== undefined) return { notCalled }
  const withJsx = read.filter(({ syntax }) => getNodes(syntax, 'JSXElement').length > 0)
  const names = files.map(({ label }) => label)
  const imported = new Set(
    files.flatMap(({ label, code }) => importedNames(code).map((name) => resolveFile(name, label, names))),
  )
  const roots = withJsx.filter(({ label }) => !imported.has(label))
  const shown = roots.find(({ syntax }) => hasDefaultComponent(syntax))
  if (shown) return { file: shown.label }
  const notShown = roots.flatMap(({ syntax }) => getComponents(syntax))
  const name = notShown.includes('App') ? 'App' : notShown.at(-1)
  return name === undefined ? {} : { notShown: name }
}

function rendersSomething(syntax: Syntax): boolean {
  return getNodes(syntax, 'CallExpression').some(({ firstChild: callee }) => {
    const called = callee?.name === 'InstantiationExpression' ? callee.firstChild : callee
    return called && RENDERS.test(getText(syntax, called))
  })
}

/** The first hook of code that has no element, and so no component. */
function hookIn(syntaxes: readonly Syntax[]): string | undefined {
  if (
    syntaxes.some(
      (syntax) => getNodes(syntax, 'JSXElement').length > 0 || /\bcreateElement\b/.test(syntax.text),
    )
  )
    return undefined
  return syntaxes.flatMap((syntax) => declaredIn(syntax, isHookName))[0]
}

function hasDefaultComponent(syntax: Syntax): boolean {
  return getNodes(syntax, 'ExportDeclaration').some((node) => {
    const group = node.getChild('ExportGroup')
    if (group) return /\bas\s+default\b/.test(getText(syntax, group))
    const exported = node.getChild('default')?.nextSibling
    if (!exported) return false
    return COMPONENTS.test(exported.name) || isComponentName(getText(syntax, exported))
  })
}

/** The components that are declared at the top of a file. */
function getComponents(syntax: Syntax): string[] {
  return declaredIn(syntax, isComponentName, (text) => text.includes('<'))
}

/** The names that are declared at the top of a file. */
function declaredIn(
  syntax: Syntax,
  isWanted: (name: string) => boolean,
  hasWanted: (text: string) => boolean = () => true,
): string[] {
  return DECLARATIONS.flatMap((kind) => getNodes(syntax, kind))
    .filter(isAtTop)
    .filter((node) => hasWanted(getText(syntax, node)))
    .flatMap((node) => node.getChildren('VariableDefinition').map((name) => getText(syntax, name)))
    .filter(isWanted)
}

function isAtTop({ parent }: SyntaxNode): boolean {
  return parent?.name === 'Script' || parent?.name === 'ExportDeclaration'
}

const isComponentName = (name: string): boolean => /^[A-Z]\w*$/.test(name)
const isHookName = (name: string): boolean => /^use[A-Z]\w*$/.test(name)

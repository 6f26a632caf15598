import { expect, it } from 'vitest'

import { createClaims } from '../../../sample-runtime/core/claims.mjs'
import { createTexts } from '../../../sample-runtime/core/texts.mjs'
import { createModules } from '../../../sample-runtime/browser/modules'
import { transformFile } from '../../../sample-runtime/browser/transform'
import { listExports, listInjecting, listLocals } from '../named-values'

const FILES = {
  'src/main.ts': "import cart, { added } from './cart'\nconst late = () => cart\nexport { added }\nlate()",
  'src/cart.ts': [
    'const cart: number = 1',
    'function local(): void {}',
    'export default cart',
    "export function added() { return 'added' }",
    'if (cart > 1) { const inner = 1; local(); api.injectEndpoints(inner) }',
    "export const api = { injectEndpoints: (_: number) => 'endpoints' }",
  ].join('\n'),
}

it('Lists what files export and declare by their names, and which of them add something to others.', async () => {
  const files = new Map(
    Object.entries(FILES).map(([name, code]) => [name, transformFile({ name, code })] as const),
  )
  const modules = new Map<string, object>()
  const scopes: ((text: string) => unknown)[] = []
  const claims = {
    ...createClaims({ isEqual: Object.is, texts: createTexts(String), report: () => undefined }),
    guard: () => undefined,
    thrown: <Value>(value: Value) => value,
    note: () => undefined,
    scope: (evaluate: (text: string) => unknown) => scopes.unshift(evaluate),
  }
  const load = createModules({ files, claims, onModule: (name, exports) => modules.set(name, exports) })
  await load('src/main.ts')
  const evaluate = (text: string): unknown => {
    for (const scope of scopes) if (scope(`typeof ${text}`) !== 'undefined') return scope(text)
    throw new ReferenceError(text)
  }
  const names = (values: readonly { file: string; name: string }[]) =>
    values.map(({ file, name }) => `${file} ${name}`).sort()
  const exported = listExports({ getModules: () => modules })
  expect(names(exported)).toEqual([
    'src/cart.ts added',
    'src/cart.ts api',
    'src/cart.ts default',
    'src/main.ts added',
  ])
  expect(exported.find(({ name }) => name === 'default')?.value).toBe(1)
  expect(names(listLocals({ getFiles: () => files, evaluate }))).toEqual([
    'src/cart.ts cart',
    'src/cart.ts local',
    'src/main.ts late',
  ])
  expect(listInjecting({ getFiles: () => files })).toEqual(['src/cart.ts'])
})

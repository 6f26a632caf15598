import { describe, expect, it } from 'vitest'

import { buildPageProject, filesOf } from '../page-project'
import { formatDiagnostic } from '../../../../../lib/build/diagnostic'
import { readSamplePage } from '../read-page'
import { diagnosticAt } from '../fence'

const FILES: Record<string, string> = {
  'examples/rooms/src/page.ts': "import { store } from './store'\n\nstore\n",
  'examples/rooms/src/store.ts': 'export const store = 1\n\nexport const other = 2\n',
}

function read(...lines: string[]) {
  return readSamplePage('docs/page.mdx', lines.join('\n'), (file) => FILES[file])
}

describe('a fence that shows a file', () => {
  it('has the text of the file and its name in the app', () => {
    const { fences, diagnostics } = read('```ts file="examples/rooms/src/store.ts"', '```')
    expect(diagnostics).toEqual([])
    expect(fences).toMatchObject([
      { code: 'export const store = 1\n\nexport const other = 2', tags: { title: 'src/store.ts' } },
    ])
  })

  it('may import a file that the page shows further down', () => {
    const page = read(
      ...['```ts file="examples/rooms/src/page.ts"', '```', ''],
      ...['```ts file="examples/rooms/src/store.ts"', '```'],
    )
    const project = buildPageProject(page, '/site')
    const [first] = page.fences.flatMap((fence) => filesOf(fence, project))
    expect(first?.imports.get('./store')?.code).toContain('store = 1')
  })

  it('gives problems their place in the file', () => {
    const page = read('```ts file="examples/rooms/src/store.ts"', '```')
    const [fence] = page.fences
    if (!fence) throw new Error('The page has no fence.')
    const text = formatDiagnostic(diagnosticAt(fence, 2, 13, 'Rename it.'), page.text)
    expect(text).toContain('examples/rooms/src/store.ts:3:14')
    expect(text).toContain('export const other = 2')
  })

  it.each([
    ['```ts file="examples/rooms/src/gone.ts"\n```', 'There is no file examples/rooms/src/gone.ts.'],
    ['```ts file="src/theme/Root.tsx"\n```', 'must name a file below examples/<app>/'],
    ['```ts file="examples/rooms/../x/a.ts"\n```', 'must name a file below examples/<app>/'],
    ['```ts file="examples/rooms/src/store.ts"\nconst a = 1\n```', 'remove the lines in it'],
    ['```ts file="examples/rooms/src/store.ts" title="a.ts"\n```', 'remove "title"'],
    ['```tsx file="examples/rooms/src/store.ts"\n```', 'must end in ".tsx"'],
  ])('%j is a problem', (text, message) => {
    expect(read(text).diagnostics.map((diagnostic) => diagnostic.message)).toEqual([
      expect.stringContaining(message) as string,
    ])
  })
})

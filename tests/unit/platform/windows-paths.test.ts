import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'
import { createPageProject } from '../../../src/features/checked-samples/build/page/page-project'
import { findBlocks } from '../../../src/features/checked-samples/build/page/read-page'
import {
  getOlderVersion,
  isSiteSource,
} from '../../../src/features/checked-samples/build/types/resolve-module'

const SITE = String.raw`C:\dev\site`

describe('paths of Windows', () => {
  it('become addresses', () => {
    const built = path.win32.relative(
      String.raw`C:\dev\site\build`,
      String.raw`C:\dev\site\build\api\createSlice.html`,
    )
    expect(forwardSlashes(built)).toBe('api/createSlice.html')
  })

  it('of the site are told from those of packages, as the compiler writes them and as Node does', () => {
    expect(isSiteSource(SITE, 'C:/dev/site/src/features/demos/kit/a.ts')).toBe(true)
    expect(isSiteSource(SITE, String.raw`C:\dev\site\src\features\demos\kit\a.ts`)).toBe(true)
    expect(isSiteSource(SITE, String.raw`C:\dev\site\node_modules\src\a.ts`)).toBe(false)
  })

  it('tell the version of a package', () => {
    const file = String.raw`C:\dev\site\node_modules\redux-toolkit-1\dist\index.d.ts`
    expect(getOlderVersion(file)).toBe('1.9')
  })

  it('hold the files of a page, which the compiler asks for with forward slashes', () => {
    const text = '```ts title="src/a.ts"\nexport const a = 1\n```\n```ts\nimport { a } from "./a"\na\n```\n'
    const project = createPageProject(SITE, 'docs/api/page.mdx', text, [], findBlocks)
    const [first, second] = project.files
    expect(first?.path).toMatch(/^C:\/dev\/site\/\.samples\/docs\/api\/page\/\d+\/src\/a\.ts$/)
    expect(second?.imports.get('./a')?.path).toBe(first?.path)
  })
})

import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const RULES = ['no-restricted-imports', 'no-restricted-syntax']
const eslint = new ESLint({
  // The other rules use the compiler, which is slow.
  ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { project: false } } },
})

/** The messages of the rules about imports between folders, for a module at a path. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? []).map(({ message }) => message)
}

const SEARCH_BAR = 'src/features/search/client/bar/SearchBar.tsx'
const PLUGIN = 'src/features/fast-pages/islands/build/index.ts'

describe('who may import whom', () => {
  it.each([
    ['browser code', 'build code', SEARCH_BAR, '../../plugins/samples/mode'],
    ['browser code', 'build code by its alias', SEARCH_BAR, '@site/src/lib/build/hash'],
    ['a part of the theme', 'the library', SEARCH_BAR, '@reduxjs/toolkit'],
    ['a part of the theme', 'a demo', SEARCH_BAR, '../../demos/LiveDemo'],
    ['build code', 'browser code', PLUGIN, '../../client/arrival'],
    ['shared code', 'build code', 'src/lib/closest.ts', '../build-time/hash'],
    ['shared code', 'browser code', 'src/lib/closest.ts', '../search/types'],
    ['anything', 'a test', PLUGIN, '../../../tests/site/built-pages'],
  ])('%s may not import %s', async (_who, _whom, file, module) => {
    expect(await complaints(file, `import '${module}'\n`)).toHaveLength(1)
    expect(await complaints(file, `void import('${module}')\n`)).toHaveLength(1)
  })

  it.each([
    ['browser code', 'what is shared', SEARCH_BAR, '../../shared/closest'],
    ['build code', 'what is shared', PLUGIN, '../../shared/islands-format'],
    ['build code', 'its like', PLUGIN, '../../build-time/hash'],
    ['a demo', 'the library', 'src/features/demos/counter/index.tsx', '@reduxjs/toolkit'],
  ])('%s may import %s', async (_who, _whom, file, module) => {
    expect(await complaints(file, `import '${module}'\n`)).toEqual([])
    expect(await complaints(file, `void import('${module}')\n`)).toEqual([])
  })
})

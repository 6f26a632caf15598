import { readdirSync } from 'node:fs'

import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const RULES = ['import-x/no-restricted-paths', 'no-restricted-imports']
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
const SEARCH_PLUGIN = 'src/features/search/build/index.ts'
const SEARCH_ENGINE = 'src/features/search/engine/rank.ts'

interface Config {
  rules: Record<
    string,
    [severity: number, options: { zones: Array<{ target: string; from: string | string[] }> }]
  >
}

describe('who may import whom', () => {
  it('is said of every feature', async () => {
    const { rules } = (await eslint.calculateConfigForFile(SEARCH_ENGINE)) as Config
    const zones = rules['import-x/no-restricted-paths']?.[1].zones ?? []
    const places = zones.flatMap(({ target, from }) => [target, from].flat())
    const named = places.flatMap((place) => /^\.\/src\/features\/([\w-]+)$/.exec(place)?.[1] ?? [])
    expect([...new Set(named)].sort()).toEqual(readdirSync('src/features').sort())
  })

  it.each([
    ['browser code', 'build code by its alias', SEARCH_BAR, '@site/src/lib/build/hash'],
    ['build code', 'browser code', SEARCH_PLUGIN, '../client/texts'],
    ['build code', 'a component', SEARCH_PLUGIN, '../../../components/CrashReport'],
    ['a feature', 'one further down the list', SEARCH_ENGINE, '../../demos/LiveDemo'],
    ['a feature', 'an inner file of one further up', SEARCH_ENGINE, '../../error-messages/find/normalize'],
    ['a helper', 'a feature', 'src/lib/closest.ts', '../features/search/engine/types'],
    ['a page', 'an inner file', 'src/pages/errors.tsx', '../features/error-finder/client/SiteHits'],
    ['the configuration', 'an inner file', 'docusaurus.config.ts', './src/features/search/build/write-index'],
    ['the theme', 'the library', 'src/theme/Root.tsx', '@reduxjs/toolkit'],
    ['anything', 'a test', SEARCH_PLUGIN, '../../../../tests/site/built-pages'],
  ])('%s may not import %s', async (_who, _whom, file, module) => {
    expect(await complaints(file, `import '${module}'\n`)).toHaveLength(1)
    if (module.startsWith('@redux')) return
    expect(await complaints(file, `void import('${module}')\n`)).toHaveLength(1)
    expect(await complaints(file, `import type { A } from '${module}'\n`)).toHaveLength(1)
  })

  it('says which doors a feature has', async () => {
    const [message] = await complaints('src/pages/errors.tsx', "import '../features/demos/frame/Stage'\n")
    expect(message).toContain('LiveDemo.tsx')
    expect(message).toContain('FEATURES (eslint.config.mjs)')
  })

  it.each([
    ['browser code', 'what is for both', SEARCH_BAR, '../../shared/record'],
    ['a feature', 'a door of one further up the list', SEARCH_ENGINE, '../../error-messages/labels'],
    ['a page', 'a door', 'src/pages/errors.tsx', '../features/error-finder/client/ErrorFinder'],
    ['a test', 'both sides', 'src/features/search/testing/engine.test.ts', '../build/write-index'],
    ['a demo', 'the library', 'src/features/demos/polling/index.tsx', '@reduxjs/toolkit'],
  ])('%s may import %s', async (_who, _whom, file, module) => {
    expect(await complaints(file, `import '${module}'\n`)).toEqual([])
    expect(await complaints(file, `void import('${module}')\n`)).toEqual([])
  })
})

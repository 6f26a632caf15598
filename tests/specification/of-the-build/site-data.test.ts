import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocusaurusConfig } from '@docusaurus/types'
import type { ThemeConfig } from '@docusaurus/theme-common'
import { expect, test } from 'vitest'

import { readSearchConfig } from '../../../src/features/search/build/config'
import { line } from '../line'

/** What the build writes for the browser's bundle. */
function generated(file: string): string {
  const whole = path.resolve('.docusaurus', file)
  if (!existsSync(whole)) throw new Error(`${whole} is missing: run "npm run build" first.`)
  return whole
}
const readJson = (file: string): unknown => JSON.parse(readFileSync(generated(file), 'utf8'))

interface Version {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: { id: string; path: string; sidebar?: string }[]
  draftIds: string[]
  sidebars: Record<string, { link: { path: string } }>
}
const { 'docusaurus-plugin-content-docs': docsData } = readJson('globalData.json') as {
  'docusaurus-plugin-content-docs': { default: { versions: Version[] } }
}
const { versions } = docsData.default
const version = versions[0] as Version

test(line('Only one docs version exists.'), () => {
  expect(versions).toHaveLength(1)
})

test(line('It is labelled Next and is the latest.'), () => {
  expect(version).toMatchObject({ label: 'Next', isLast: true })
})

test(line('The sidebar docs links to getting-started.'), () => {
  expect(version.sidebars.docs?.link.path).toBe('/introduction/getting-started')
})

test(line('Doc entry: id, path, sidebar.'), () => {
  expect(version.docs.length).toBeGreaterThan(60)
  const other = version.docs.filter(({ id, path: address, sidebar }) => {
    const isInternal = id.startsWith('rtk-query/internal/')
    return address !== `/${id}` || sidebar !== (isInternal ? undefined : 'docs')
  })
  expect(other).toEqual([])
})

test(line('Docs version: name, label, isLast, path, mainDocId, docs, draftIds, sidebars.'), () => {
  expect(Object.keys(version).sort()).toEqual(
    ['name', 'label', 'isLast', 'path', 'mainDocId', 'docs', 'draftIds', 'sidebars'].sort(),
  )
  expect(version).toMatchObject({ path: '/', mainDocId: 'introduction/getting-started', draftIds: [] })
})

test(
  line('Announcement bar config: backgroundColor, textColor, isCloseable, content.', 'besides its id'),
  async () => {
    const { default: site } = (await import(pathToFileURL(generated('docusaurus.config.mjs')).href)) as {
      default: DocusaurusConfig
    }
    const { id, ...bar } = (site.themeConfig as ThemeConfig).announcementBar ?? {}
    expect(id).not.toBe('')
    expect(Object.keys(bar).sort()).toEqual(['backgroundColor', 'content', 'isCloseable', 'textColor'])
  },
)

test(
  line('Locale config: label, direction, htmlLang, calendar, path.', 'besides what later versions add'),
  () => {
    const { localeConfigs } = readJson('i18n.json') as { localeConfigs: Record<string, unknown> }
    expect(Object.keys(localeConfigs)).toEqual(['en'])
    expect(localeConfigs.en).toMatchObject({
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
    })
  },
)

const SERVICE = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' }

test.each([
  ['with a hosted service', SERVICE, { appId: 'APP', apiKey: 'key', indexName: 'docs' }],
  ['without one', {}, { appId: 'none', apiKey: 'none', indexName: 'embedded' }],
])(
  `${line(
    'The search configuration holds an application id, a public search key, an index name, contextual search on, and a search page path of search.',
  )} [%s]`,
  (_name, environment, names) => {
    const { theme } = readSearchConfig(environment)
    expect(theme).toEqual({ ...names, contextualSearch: true, searchPagePath: 'search' })
  },
)

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { PUBLISHED_IDS_FILE } from '../../src/features/built-site/heading-ids/published-ids'
import { buildWith, FOLDER, onlyOnePage, TIME_LIMIT, writeSidebar } from './build-with'

describe('the build stops with the place and the remedy', { timeout: TIME_LIMIT }, () => {
  test('at an unknown doc id in the sidebar', async () => {
    const change = writeSidebar('unknown-doc-sidebar', "{ docs: ['page', 'api/noSuchPage'] }")
    const { status, output } = await buildWith('sidebar-doc', `${onlyOnePage()}\n${change}`)
    expect(status).not.toBe(0)
    expect(output).toContain('api/noSuchPage')
    expect(output).toContain('unknown-doc-sidebar.ts')
  })

  test('at a page with missing and misspelled front matter and a broken link, and at a redirect to no page', async () => {
    // The plugin reads the pages of the folder that it is given as the site's.
    mkdirSync(`${FOLDER}/site/docs`, { recursive: true })
    mkdirSync(`${FOLDER}/site/src/pages`, { recursive: true })
    mkdirSync(`${FOLDER}/site/content`, { recursive: true })
    const ids = `${FOLDER}/site/${PUBLISHED_IDS_FILE}`
    mkdirSync(path.dirname(ids), { recursive: true })
    writeFileSync(ids, '{}')
    writeFileSync(`${FOLDER}/site/content/heading-id-aliases.yaml`, '/page:\n  old: new\n')
    writeFileSync(`${FOLDER}/site/content/redirects.yaml`, '# Moved\n/old: /pages\n')
    writeFileSync(
      `${FOLDER}/site/docs/page.mdx`,
      '---\ntitel: Wrong\n---\n\n[Text](/no-such-page), [part](#no-such-part)\n',
    )
    const change = `import { readRedirects } from '../../src/config/read-redirects'
import pageSources from '../../src/features/page-checks/index'
const siteDir = path.resolve('${FOLDER}/site')
const options = { redirects: readRedirects(siteDir) }
site.plugins = [(context: any) => pageSources({ ...context, siteDir }, options)]`
    const { status, output } = await buildWith('front-matter', change)
    expect(status).not.toBe(0)
    expect(output).toContain('docs/page.mdx:2: "titel" is not a field of ours')
    expect(output).toContain('docs/page.mdx:1: "description" must be one sentence')
    expect(output).toContain('docs/page.mdx:5: There is no page /no-such-page')
    expect(output).toContain('docs/page.mdx:5: /page has no heading #no-such-part')
    expect(output).toContain('content/redirects.yaml:2: /old → /pages: There is no page /pages. Write /page')
  })

  test('at half a group of environment values', async () => {
    const { status, output } = await buildWith('environment', '', { ANALYTICS_DOMAIN: 'stats.example.test' })
    expect(status).not.toBe(0)
    expect(output).toContain('ANALYTICS_WEBSITE_ID must be set too')
  })
})

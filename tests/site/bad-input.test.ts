import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const FOLDER = '.cache/bad-input'
/** Building the whole site takes a while on a busy machine. */
const TIME_LIMIT = 300_000

/** Starts a build whose configuration is ours with `change` applied to it; gives its exit code and output. */
function build(name: string, change: string, environment: Record<string, string> = {}) {
  const config = `${FOLDER}/${name}.config.ts`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    config,
    `import path from 'node:path'
import config from '../../docusaurus.config'
const site: any = config
// The platform looks for plugins beside the configuration file, which is elsewhere here.
const absolute = (plugin: any): any => {
  if (Array.isArray(plugin)) return [absolute(plugin[0]), plugin[1]]
  return plugin.startsWith('./') ? path.resolve(plugin) : plugin
}
site.plugins = site.plugins.map(absolute)
site.clientModules = site.clientModules.map(absolute)
${change}
export default site
`,
  )
  const { status, stdout, stderr } = spawnSync(
    'node',
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      // What is never published needs no small scripts.
      ...['build', '--no-minify', '--config', config, '--out-dir', `${FOLDER}/${name}`],
    ],
    {
      encoding: 'utf8',
      timeout: TIME_LIMIT,
      env: {
        ...process.env,
        ...environment,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/${name}-generated`,
      },
    },
  )
  return { status, output: stdout + stderr }
}

function writeSidebar(name: string, sidebars: string): string {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.ts`, `export default ${sidebars}\n`)
  return `site.presets[0][1].docs.sidebarPath = './${FOLDER}/${name}.ts'`
}

/** One page is enough where a fault is on every page, or on none. */
function onlyOnePage(): string {
  mkdirSync(`${FOLDER}/one-page`, { recursive: true })
  writeFileSync(`${FOLDER}/one-page/page.mdx`, '# One page\n')
  return `site.presets[0][1].pages = false
site.presets[0][1].docs.path = '${FOLDER}/one-page'
${writeSidebar('one-page-sidebar', "{ docs: ['page'] }")}`
}

describe('the build stops with the place and the remedy', { timeout: TIME_LIMIT }, () => {
  test('at an unknown navbar item type', () => {
    const { status, output } = build(
      'navbar',
      `${onlyOnePage()}\nsite.themeConfig.navbar.items.push({ type: 'banana', label: 'x' })`,
    )
    expect(status).not.toBe(0)
    expect(output).toContain('banana')
    expect(output).toMatch(/Bad navbar item type/)
  })

  test('at an unknown doc id in the sidebar', () => {
    const change = writeSidebar('unknown-doc-sidebar', "{ docs: ['page', 'api/noSuchPage'] }")
    const { status, output } = build('sidebar-doc', `${onlyOnePage()}\n${change}`)
    expect(status).not.toBe(0)
    expect(output).toContain('api/noSuchPage')
    expect(output).toContain('unknown-doc-sidebar.ts')
  })

  test('at a page with missing and misspelled front matter and a broken link', () => {
    // The plugin reads the pages of the folder that it is given as the site's.
    mkdirSync(`${FOLDER}/site/docs`, { recursive: true })
    mkdirSync(`${FOLDER}/site/src/pages`, { recursive: true })
    mkdirSync(`${FOLDER}/site/src/shared`, { recursive: true })
    writeFileSync(`${FOLDER}/site/src/shared/published-heading-ids.json`, '{}')
    writeFileSync(
      `${FOLDER}/site/docs/page.mdx`,
      '---\ntitel: Wrong\n---\n\n[Text](/no-such-page), [part](#no-such-part)\n',
    )
    const change = `import pageSources from '../../src/plugins/page-sources/index'
site.plugins = [(context: any) => pageSources({ ...context, siteDir: path.resolve('${FOLDER}/site') })]`
    const { status, output } = build('front-matter', change)
    expect(status).not.toBe(0)
    expect(output).toContain('docs/page.mdx:2: "titel" is not a field of ours')
    expect(output).toContain('docs/page.mdx:1: "description" must be one sentence')
    expect(output).toContain('docs/page.mdx:5: There is no page /no-such-page')
    expect(output).toContain('docs/page.mdx:5: /page has no heading #no-such-part')
  })

  test('at half a group of environment values', () => {
    const { status, output } = build('environment', '', { ANALYTICS_DOMAIN: 'stats.example.test' })
    expect(status).not.toBe(0)
    expect(output).toContain('ANALYTICS_WEBSITE_ID must be set too')
  })

  test('at a redirect whose target does not exist', () => {
    // The others lead to pages that aren't there.
    const change = `const builtPages = site.plugins.find((plugin: any) => Array.isArray(plugin))
builtPages[1].redirects = [{ from: '/old', to: '/no-such-page' }]`
    const { status, output } = build('redirect', `${onlyOnePage()}\n${change}`)
    expect(status).not.toBe(0)
    expect(output).toContain('/no-such-page')
  })

  test.each([
    ['sidebar', 'noSuchSidebar', "{ type: 'docSidebar', sidebarId: 'noSuchSidebar' }"],
    ['doc id', 'noSuchDoc', "{ type: 'doc', docId: 'noSuchDoc' }"],
  ])('at an unknown %s of a navbar item', (_what, expected, item) => {
    const { status, output } = build(
      `navbar-${expected}`,
      `${onlyOnePage()}\nsite.themeConfig.navbar.items = [${item}]`,
    )
    expect(status).not.toBe(0)
    expect(output).toContain(expected)
  })
})

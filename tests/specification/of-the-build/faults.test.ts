import { expect, test } from 'vitest'

import { buildWith, onlyOnePage } from '../../site/build-with'
import { line } from '../line'

const CONFIGURATION =
  'Unknown navbar item type, missing sidebar id, missing doc id: Configuration errors are thrown.'

test.concurrent.each([
  ['an unknown type', { type: 'banana', label: 'x' }, 'Bad navbar item type'],
  [
    'a missing sidebar',
    { type: 'docSidebar', sidebarId: 'noSuchSidebar' },
    'sidebar with id "noSuchSidebar"',
  ],
  ['a missing page', { type: 'doc', docId: 'noSuchDoc' }, 'doc with id "noSuchDoc"'],
])(`${line(CONFIGURATION)} [%s]`, async (name, item, message) => {
  const { status, output } = await buildWith(
    name.replaceAll(' ', '-'),
    `${onlyOnePage()}\nsite.themeConfig.navbar.items = [${JSON.stringify(item)}]`,
  )
  expect(status).not.toBe(0)
  expect(output).toContain(message)
})

test.concurrent(
  line([
    'Broken links at site build: The build throws an error.',
    'Broken markdown links, duplicate routes at build: Only a warning.',
  ]),
  async () => {
    const pages = {
      'page.mdx': '# One page\n\n[A file](./no-such-file.md), [a page](/no-such-page)\n',
      'first.mdx': '---\nslug: /twice\n---\n\n# The first\n',
      'second.mdx': '---\nslug: /twice\n---\n\n# The second\n',
    }
    // What is made of the built pages is left out: it looks for the pages of the site before links are checked.
    const change = `${onlyOnePage('broken-links-pages', pages)}
site.presets = site.presets.filter(([name]: any) => !name.endsWith('/page-checks/plugin.ts'))
const builtSiteAt = site.presets.findIndex(([name]: any) => name.endsWith('/built-site/plugin.ts'))
site.presets[builtSiteAt] = path.resolve('tests/site/without-built-site.ts')`
    // A page that the bundler takes from its cache is not warned about again.
    const environment = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' }
    const { status, output } = await buildWith('broken-links', change, environment)
    const warnings = output.slice(0, output.indexOf('found broken links'))
    expect(warnings).toMatch(/\[WARNING\].*Duplicate routes found[^[]*\/twice/)
    expect(warnings).toMatch(/\[WARNING\].*no-such-file\.md[^[]*couldn't be resolved/)
    expect(warnings).not.toContain('no-such-page')
    expect(status).not.toBe(0)
    expect(output).toContain('linking to /no-such-page')
  },
)

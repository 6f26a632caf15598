import { createRequire } from 'node:module'
import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'

import { recmaDropStatic } from '../compile'
import { rehypeGroupStatic } from '../compile/group-static'
import { keyOfPage } from '../compile/group-static'

const require = createRequire(import.meta.url)
/** The Babel that Docusaurus runs. */
const { transformAsync } = createRequire(require.resolve('@docusaurus/core/package.json'))('@babel/core') as {
  transformAsync: (code: string, options: object) => Promise<{ code: string }>
}
const waitForFragments = require('./wait-for-fragments-loader.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string
const wait = (source: string) => waitForFragments.call({ resourcePath: 'docs/page.mdx' }, source)

/** The page as the loader gets it: compiled by MDX, and by the platform's Babel after that. */
async function getPage(mdx: string, rehypePlugins: unknown[] = [[rehypeGroupStatic, { siteDir: '/site' }]]) {
  const options = { rehypePlugins, recmaPlugins: [recmaDropStatic] }
  const compiled = String(
    await compile(new VFile({ path: '/site/docs/page.mdx', value: mdx }), options as never),
  )
  const transpiled = await transformAsync(compiled, {
    filename: '/site/docs/page.mdx',
    configFile: require.resolve('../../../../../babel.config.js'),
    caller: { name: 'client' },
  })
  return transpiled.code
}

describe('the chunk of a page', () => {
  it('waits for the HTML of its static parts', async () => {
    const page = await getPage('# Title\n\nSome text')
    expect(wait(page)).toBe(
      `${page}\nimport { loadBeginning } from '@site/src/features/fast-pages/islands/fragments'\nawait loadBeginning("${keyOfPage('docs/page.mdx')}")\n`,
    )
  })

  it('waits for nothing when the page has no static parts', async () => {
    const page = await getPage(
      'import { LiveDemo } from \'@site/src/features/demos/LiveDemo\'\n\n<LiveDemo about="x" />',
    )
    expect(wait(page)).toBe(page)
  })

  it('stops the build when static parts were not looked for', async () => {
    const page = await getPage('Some text', [])
    expect(() => wait(page)).toThrow(
      /docs\/page\.mdx: .*wait-for-fragments-loader\.cjs.*@docusaurus\/mdx-loader/,
    )
  })

  it('stops the build when the parts have another form', async () => {
    const page = (await getPage('Some text')).replace(/\bid:/, '"id":')
    expect(() => wait(page)).toThrow(
      /docs\/page\.mdx: .*wait-for-fragments-loader\.cjs.*@docusaurus\/mdx-loader/,
    )
  })
})

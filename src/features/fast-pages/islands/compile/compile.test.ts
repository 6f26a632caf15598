import { genChunkName } from '@docusaurus/core/lib/server/codegen/codegenRoutes'
import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'

import { recmaDropStatic } from '.'
import { keyOfPage, rehypeGroupStatic } from './group-static'

const KEY = keyOfPage('docs/page.mdx')

/** The code of a page, as the bundles get it. */
async function compiled(mdx: string): Promise<string> {
  const options = {
    rehypePlugins: [[rehypeGroupStatic, { siteDir: '/site' }]],
    recmaPlugins: [recmaDropStatic],
  }
  return String(await compile(new VFile({ path: '/site/docs/page.mdx', value: mdx }), options as never))
}

const IMPORT = "import { LiveDemo } from '@site/src/features/demos/LiveDemo'"

/** The ids of the parts, in the order of the page. */
const partsIn = (code: string): string[] => [...code.matchAll(/id: "(\w+-\d+)"/g)].map(([, id]) => id ?? '')

describe('a compiled page', () => {
  it('is one static part when nothing in it is interactive', async () => {
    const code = await compiled('# Title\n\nText with [a link](/x).\n\n- item')
    expect(partsIn(code)).toEqual([`${KEY}-0`])
    expect(code).toContain(
      "import {StaticPart} from '@site/src/features/fast-pages/islands/StaticPart'".replaceAll("'", '"'),
    )
  })

  it('has its text on the server alone', async () => {
    const code = await compiled('Some text')
    expect(code).toMatch(/children: __RENDERS_STATIC_PARTS__ \? .*"Some text".* : null/s)
  })

  it('keeps an interactive component, with parts before, after and inside', async () => {
    const code = await compiled(
      `${IMPORT}\n\nbefore\n\n<LiveDemo about="x">\n<CodeSample html="a" />\n<CodeSample html="b" />\n</LiveDemo>\n\nafter`,
    )
    expect(partsIn(code)).toEqual([0, 1, 2, 3].map((index) => `${KEY}-${index}`))
    expect(code).toMatch(/_jsxs\(LiveDemo, \{\s*about: "x"/)
  })

  it('begins with a part of its own, which ends where a paragraph or a heading begins', async () => {
    const items = Array.from({ length: 7 }, (_, index) => `Paragraph ${index}`)
    const code = await compiled([...items, '- list', '> quote', '## Heading', 'last'].join('\n\n'))
    expect(partsIn(code)).toEqual([`${KEY}-0`, `${KEY}-1`])
    const [, , rest] = code.split(/id: "\w+-\d+"/)
    expect(rest).toMatch(/"Heading".*"last"/s)
    expect(rest).not.toContain('quote')
  })

  it('asks for components that were not handed over on the server alone', async () => {
    const code = await compiled('<CodeSample html="a" />')
    expect(code).toMatch(/if \(__RENDERS_STATIC_PARTS__ && !CodeSample\) _missingMdxReference/)
  })

  it('takes diagrams for static, under any name', async () => {
    const code = await compiled("import { Loop } from '@site/src/components/diagrams/Loop'\n\n<Loop />")
    expect(partsIn(code)).toEqual([`${KEY}-0`])
  })

  it.each([
    [
      'an unknown component',
      'text\n\n<Chart />',
      /docs\/page\.mdx:3: <Chart>: it is listed nowhere\. A new component belongs in src\/features\/fast-pages\/islands\/compile\/known-components\.ts/,
    ],
    [
      'a misspelled component',
      '<Detials />',
      /docs\/page\.mdx:1: <Detials>: it is listed nowhere\. Is <Details> meant\?/,
    ],
    [
      'a live demo inside of something else',
      '> <LiveDemo about="x" />',
      /docs\/page\.mdx:1: <LiveDemo>: it must be at the top level/,
    ],
    [
      'a live demo that is not imported',
      'text\n\n<LiveDemo about="x" />',
      /docs\/page\.mdx:3: <LiveDemo>: it is not imported\. Write "import \{ LiveDemo \} from '@site\/src\/features\/demos\/LiveDemo'"/,
    ],
    [
      'an event handler',
      '<p onClick={() => 1}>x</p>',
      /docs\/page\.mdx:1: <p>: an event handler needs a component/,
    ],
  ])('is refused with %s, by file and line', async (_name, mdx, message) => {
    await expect(compiled(mdx)).rejects.toThrow(message)
  })
})

it('the key of a page is the name that Docusaurus gives the chunk with its content', () => {
  const module = '@site/docs/api/createSlice.mdx'
  expect(keyOfPage('docs/api/createSlice.mdx')).toBe(genChunkName(module, 'content', '', true))
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readSamplePage } from '../../page/read-page'
import { remarkSamples, type RemarkSamplesOptions } from '../../mdx'
import { aDemo } from '../../testing/fixtures'

const uncheckedResults: RemarkSamplesOptions['getResults'] = (path, text) =>
  Promise.resolve({ page: readSamplePage(path, text), results: new Map(), version: '2.14.0' })

const PAGE = `---
title: A page
---

\`\`\`ts setup
hidden()
\`\`\`

:::note

\`\`\`ts title="src/a.ts"
const a = '<b>'
\`\`\`

:::

1. A list

   \`\`\`text
   in a list
   \`\`\`

<details>
  \`\`\`bash
  npm test
  \`\`\`
</details>
`

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx)

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remark-samples-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/**
 * Compiles a page as a plugin may get it: without its front matter and the empty lines around it.
 *
 * @param change - what other plugins did to the tree before
 */
async function transform(
  text: string,
  getResults: RemarkSamplesOptions['getResults'] = uncheckedResults,
  change: (tree: Root) => void = () => undefined,
): Promise<Root> {
  writeFileSync(path.join(folder, 'page.mdx'), text)
  const value = text.replace(/^---[\s\S]*?---\n/, '').trim()
  const tree = parser.parse(value)
  change(tree)
  await remarkSamples({ getResults })(tree, { cwd: folder, path: path.join(folder, 'page.mdx'), value })
  return tree
}

/** The HTML of the blocks of a page. */
function getBlocks(tree: Root): string[] {
  const blocks: string[] = []
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const [html] = node.attributes
    if (node.name === 'CodeSample' && typeof html?.value === 'string') blocks.push(html.value)
  })
  return blocks
}

describe('code blocks in a page', () => {
  it('become elements with their HTML, wherever they are; setup is left out', async () => {
    const tree = await transform(PAGE)
    const blocks = getBlocks(tree)
    expect(blocks).toHaveLength(3)
    expect(blocks[0]).toContain('&lt;b&gt;')
    expect(blocks[1]).toContain('in a list')
    expect(blocks[2]).toContain('npm')
    visit(tree, 'code', (node) => {
      throw new Error(`A code block was left: ${node.value}`)
    })
  })

  it('are asked for by the path of the page and its whole text', async () => {
    const asked: string[][] = []
    await transform(PAGE, (...page) => {
      asked.push(page)
      return uncheckedResults(...page)
    })
    expect(asked).toEqual([['page.mdx', PAGE]])
  })

  it('stop the build when they are not those that were checked', async () => {
    const other = (text: string) => transform(PAGE, (file) => uncheckedResults(file, text))
    const change = 'the code block is not the one that was checked'
    await expect(other(PAGE.replace('hidden', 'changed'))).rejects.toThrow(`page.mdx:5:1: ${change}`)
    await expect(other(PAGE.replace('npm test', 'npm ci'))).rejects.toThrow(`page.mdx:24:3: ${change}`)
    await expect(other(`${PAGE}\n\`\`\`\`ts\n1\n\`\`\`\`\n`)).rejects.toThrow(`page.mdx:29:1: ${change}`)
    await expect(other('Nothing')).rejects.toThrow(`page.mdx:5:1: ${change}`)
  })

  it('of other plugins are left to them', async () => {
    const tree = await transform(PAGE, uncheckedResults, ({ children }) =>
      children.unshift({ type: 'code', lang: 'mermaid', value: 'graph' }),
    )
    expect(getBlocks(tree)).toHaveLength(3)
    expect(tree.children[0]).toEqual({ type: 'code', lang: 'mermaid', value: 'graph' })
  })
})

const DEMOS = [aDemo('one', 'One.tsx', 'api.ts')]
const demoResults: RemarkSamplesOptions['getResults'] = (path, text) =>
  Promise.resolve({
    page: readSamplePage(path, text, (file) => `const file = '${file}'`, DEMOS),
    results: new Map(),
    version: '2.14.0',
  })
const DEMO_PAGE = `
\`\`\`ts
before()
\`\`\`

- item

  <LiveDemo name="one" />

\`\`\`ts
after()
\`\`\`
`

describe('live demos in a page', () => {
  it('get their description and their files', async () => {
    const tree = await transform(DEMO_PAGE, demoResults)
    const blocks = getBlocks(tree)
    expect(blocks).toHaveLength(4)
    expect(blocks[1]).toContain('src/features/demos/one/One.tsx')
    expect(blocks[2]).toContain('src/features/demos/one/api.ts')
    expect(blocks[3]).toContain('after')
    const demos: unknown[] = []
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes, children }) => {
      if (name === 'LiveDemo') demos.push([attributes, children.length])
    })
    const about = { type: 'mdxJsxAttribute', name: 'about', value: JSON.stringify(DEMOS[0]) }
    expect(demos).toEqual([[[about], 2]])
  })

  it('of which nothing is known are left out', async () => {
    const tree = await transform('Text <LiveDemo name="one" />\n\n<LiveDemo name="two" />\n', demoResults)
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      throw new Error(`An element was left: ${JSON.stringify(node)}`)
    })
  })

  it('stop the build when they are not those that were checked', async () => {
    const other = (text: string) => transform(DEMO_PAGE, (file) => demoResults(file, text))
    await expect(other(DEMO_PAGE.replace('"one"', '"two"'))).rejects.toThrow('page.mdx:8:3: ')
    await expect(other(DEMO_PAGE.replace('<LiveDemo name="one" />', 'text'))).rejects.toThrow(
      'page.mdx:8:3: ',
    )
  })
})

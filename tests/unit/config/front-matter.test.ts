import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { frontMatterFaults, parsePagesOf } from '../../../src/config/front-matter'

const VALID = { id: 'createSlice', title: 'createSlice', description: 'd'.repeat(130) }

describe('frontMatterFaults', () => {
  it('finds nothing wrong with the required fields', () => {
    expect(frontMatterFaults(VALID)).toEqual([])
  })

  it('finds nothing wrong with the optional fields', () => {
    const optional = { sidebar_label: 'Slices', hide_table_of_contents: true, toc_max_heading_level: 2 }
    expect(frontMatterFaults({ ...VALID, ...optional })).toEqual([])
  })

  it.each([
    ['a missing id', { id: undefined }, '"id" must be'],
    ['an id with a slash', { id: 'api/createSlice' }, '"id" must be'],
    ['an id that is a number', { id: 404 }, '"id" must be'],
    ['a missing title', { title: undefined }, '"title" must be'],
    ['a blank title', { title: ' ' }, '"title" must be'],
    ['a missing description', { description: undefined }, '"description" must be one sentence'],
    ['a short description', { description: 'd'.repeat(109) }, '"description" has 109 characters'],
    ['a long description', { description: 'd'.repeat(161) }, '"description" has 161 characters'],
    ['a label that is no text', { sidebar_label: 2 }, '"sidebar_label" must be text'],
    ['an unknown field', { sidebar_lable: 'Slices' }, '"sidebar_lable" is not a field of ours'],
  ])('reports %s, and that alone', (_, fields, fault) => {
    expect(frontMatterFaults({ ...VALID, ...fields })).toEqual([expect.stringContaining(fault)])
  })

  it.each([110, 160])('accepts a description of %i characters', (length) => {
    expect(frontMatterFaults({ ...VALID, description: 'd'.repeat(length) })).toEqual([])
  })

  it('reports all faults at once', () => {
    expect(frontMatterFaults({})).toHaveLength(3)
  })
})

describe('parsePagesOf', () => {
  const parse = (filePath: string, frontMatter: Record<string, unknown>) =>
    parsePagesOf('docs')({
      filePath: path.resolve(filePath),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: 'Text' }),
    })

  it('hands on what the platform read', async () => {
    await expect(parse('docs/api/x.mdx', VALID)).resolves.toEqual({ frontMatter: VALID, content: 'Text' })
  })

  it('names the file and every fault', async () => {
    const reading = parse('docs/api/x.mdx', { ...VALID, id: '', tags: [] })
    await expect(reading).rejects.toThrow(/docs\/api\/x\.mdx:\n {2}- "id" must.*\n {2}- "tags" is not/)
  })

  it('names the line of a field that the page has', async () => {
    const reading = parsePagesOf('docs')({
      filePath: path.resolve('docs/api/x.mdx'),
      fileContent: '---\nid: x\ntags: []\n---\n',
      defaultParseFrontMatter: () =>
        Promise.resolve({ frontMatter: { ...VALID, title: '', tags: [] }, content: 'Text' }),
    })
    await expect(reading).rejects.toThrow(/\n {2}- "title" must.*\n {2}- line 3: "tags" is not/)
  })

  it('leaves pages outside docs/ alone', async () => {
    await expect(parse('src/pages/_home/install.mdx', {})).resolves.toMatchObject({ frontMatter: {} })
  })
})

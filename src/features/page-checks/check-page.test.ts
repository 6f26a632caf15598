import { describe, expect, it } from 'vitest'

import { frontMatterDiagnostics } from './check-page'

import { stringify } from 'yaml'

const VALID = { id: 'createSlice', title: 'createSlice', description: 'd'.repeat(130) }

const getMessages = (fields: object): string[] =>
  frontMatterDiagnostics(`---\n${stringify(fields)}---\n\nText\n`).map(({ message }) => message)

describe('frontMatterDiagnostics', () => {
  it('finds nothing wrong with the required fields', () => {
    expect(getMessages(VALID)).toEqual([])
  })

  it('finds nothing wrong with the optional fields', () => {
    const optional = { sidebar_label: 'Slices', hide_table_of_contents: true, toc_max_heading_level: 2 }
    expect(getMessages({ ...VALID, ...optional })).toEqual([])
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
  ])('reports %s, and that alone', (_, fields, diagnostic) => {
    expect(getMessages({ ...VALID, ...fields })).toEqual([expect.stringContaining(diagnostic)])
  })

  it.each([110, 160])('accepts a description of %i characters', (length) => {
    expect(getMessages({ ...VALID, description: 'd'.repeat(length) })).toEqual([])
  })

  it('reports all faults at once', () => {
    expect(getMessages({})).toHaveLength(3)
  })

  it('names the line of a field that the page has, and the first line for others', () => {
    const found = frontMatterDiagnostics(`---\nid: x\ntitle: X\ntags: []\n---\n`)
    expect(found).toEqual([
      { line: 1, message: expect.stringContaining('"description" must') as string },
      { line: 4, message: expect.stringContaining('"tags" is not') as string },
    ])
  })

  it('names the line that is no YAML', () => {
    const found = frontMatterDiagnostics(`---\nid: x\ntitle: "X\n---\n`)
    expect(found).toEqual([
      { line: expect.any(Number) as number, message: expect.stringContaining('not valid YAML') as string },
    ])
  })

  it('misses all that a page without front matter lacks', () => {
    expect(frontMatterDiagnostics('# Heading\n\n---\n\nid: x\n\n---\n')).toHaveLength(3)
  })
})

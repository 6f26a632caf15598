import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { SinceOfPage } from './read-since'
import { remarkOptions } from '../mdx'
import { remarkSince } from './remark'
import { surface } from '../testing/fixture-surface'

let site = ''
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'since-'))
})
afterAll(() => rmSync(site, { recursive: true }))

/** Gives headings the ids that the platform gives them. */
function withHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const [text] = heading.children
      const id = text && 'value' in text ? text.value.toLowerCase() : ''
      heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}

/** Compiles a page, and answers with the names that have badges, and what the badges are made of. */
function compile(since: SinceOfPage, text: string, page = 'docs/api/seats.mdx'): [string, string][] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(withHeadingIds)
    .use(remarkOptions, surface)
    .use(remarkSince, { '/api/seats': since })
  const file = path.join(site, page)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  const tree = processor.runSync(processor.parse(text), { cwd: site, path: file, value: text })
  const badges: [string, string][] = []
  visit(tree, 'emphasis', (badge, _index, parent) => {
    const data = JSON.stringify(badge.data)
    if (data.includes('"since"')) badges.push([toString(parent?.children[0]), data])
  })
  return badges
}

/** A table with the row `#timing-timeout`. */
function tableSaying(meaning: string): string {
  const row = `| \`timeout\` | required with \`type: 'timer'\` | ${meaning} |`
  return `<Options of="Timing" omit="type: see above">\n\n| Option | Default | Meaning |\n| --- | --- | --- |\n${row}\n\n</Options>\n`
}

describe('the step that sets badges', () => {
  it('sets them beside the headings that the ledger names, and no other', () => {
    const badges = compile({ hold: '2.14' }, '## Hold\n\n### Free\n')
    expect(badges.map(([name]) => name)).toEqual(['Hold'])
  })

  it('sets them into the first cell of the rows that the ledger names', () => {
    const badges = compile({ 'timing-timeout': '2.9' }, tableSaying('How long.'))
    expect(badges.map(([name]) => name)).toEqual(['timeout'])
  })

  it('keeps badges out of the search', () => {
    const [[, data] = []] = compile({ hold: '2.14' }, '## Hold\n')
    expect(data).toContain('"dataSearchIgnore":""')
  })

  it('stops at a text below a heading that repeats its badge', () => {
    expect(() => compile({ hold: '2.9' }, '## Hold\n\nA seat can be held. Since 2.9.\n')).toThrow(
      'docs/api/seats.mdx: The text below #hold says "since 2.9", as the badge does. Remove it from the text.',
    )
  })

  it.each(['Since 2.14, for longer.', 'Not before 2.9.'])('lets a text below a heading say "%s"', (text) => {
    expect(compile({ hold: '2.9' }, `## Hold\n\n${text}\n`)).toHaveLength(1)
  })

  it('leaves the same id on another page alone', () => {
    expect(compile({ hold: '2.14' }, '## Hold\n', 'docs/usage/seats.mdx')).toEqual([])
  })

  it('stops at an id that the page does not have, and names file, place and remedy', () => {
    expect(() => compile({ gone: '2.14' }, '## Hold\n')).toThrow(
      'docs/api/seats.mdx: content/since.yaml sets a badge at /api/seats#gone, but no heading and no row of <Options> has that id. Correct the id there, or remove it.',
    )
  })

  it.each(['How long. Since 2.9.', 'Since 2.9. How long.'])('stops at a row that says "%s"', (meaning) => {
    expect(() => compile({}, tableSaying(meaning))).toThrow(
      'docs/api/seats.mdx: The row #timing-timeout says "Since 2.9." Remove the sentence: a badge says it, once content/since.yaml has timing-timeout: \'2.9\' below /api/seats.',
    )
  })

  it.each(['Since 2.9 it may be 0.', 'Seats, since 2.9, or rows.', 'How long (since 2.9).'])(
    'lets a row say of a detail: "%s"',
    (meaning) => {
      expect(compile({}, tableSaying(meaning))).toEqual([])
    },
  )
})

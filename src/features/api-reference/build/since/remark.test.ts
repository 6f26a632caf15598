import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'

import type { SinceOfPage } from './read-since'
import { remarkOptions } from '../mdx'
import { remarkSince } from './remark'
import { compilePage, getOptions } from '../testing/compile'
import { surface } from '../testing/fixture-surface'

/** Gives headings the ids that the platform gives them. */
function withHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      heading.data = { ...heading.data, hProperties: { id: toString(heading).toLowerCase() } }
    })
  }
}

/** Compiles a page, and answers with what has badges, as "name badge". */
function getBadges(since: SinceOfPage, text: string, page = 'docs/api/seats.mdx'): string[] {
  const plugins = [withHeadingIds, [remarkOptions, surface], [remarkSince, { '/api/seats': since }]]
  const badges: string[] = []
  visit(compilePage(text, plugins as never, page), 'emphasis', (badge, _index, parent) => {
    const { className, dataSearchIgnore } = badge.data?.hProperties ?? {}
    if (String(className) !== 'since' || dataSearchIgnore !== '') return
    badges.push(`${toString(parent?.children[0])} ${toString(badge)}`)
  })
  return badges
}

/** A table with the row `#timing-timeout`. */
const tableSaying = (meaning: string) =>
  getOptions(
    'of="Timing" omit="type: see above"',
    'Option | Default | Meaning',
    `\`timeout\` | required with \`type: 'timer'\` | ${meaning}`,
  )

const HOLD = { hold: '2.9' } as const
const ROW = { 'timing-timeout': '2.9' } as const

describe('badges', () => {
  it.each<[what: string, since: SinceOfPage, text: string, badges: string[]]>([
    ['are beside headings of the ledger alone', HOLD, '## Hold\n\n### Free\n', ['Hold since version 2.9']],
    ['are in the first cell of its rows', ROW, tableSaying('How long.'), ['timeout since version 2.9']],
    ['let a text name another version', HOLD, '## Hold\n\nSince 2.14.\n', ['Hold since version 2.9']],
    ['let a text say more', HOLD, '## Hold\n\nNot before 2.9.\n', ['Hold since version 2.9']],
    ['let a row begin with a detail', {}, tableSaying('Since 2.9 it may be 0.'), []],
    ['let a row have a detail', {}, tableSaying('Seats, since 2.9, or rows.'), []],
    ['let a row end with a detail', {}, tableSaying('How long (since 2.9).'), []],
  ])('%s', (_, since, text, badges) => {
    expect(getBadges(since, text)).toEqual(badges)
  })

  it('are not set on another page with the same id', () => {
    expect(getBadges(HOLD, '## Hold\n', 'docs/usage/seats.mdx')).toEqual([])
  })

  const SENTENCE =
    'The row #timing-timeout says "Since 2.9." Remove the sentence: a badge says it, once content/since.yaml has timing-timeout: \'2.9\' below /api/seats.'

  it.each<[message: string, since: SinceOfPage, text: string]>([
    [
      'The text below #hold says "since 2.9", as the badge does. Remove it from the text.',
      HOLD,
      '## Hold\n\nA seat can be held. Since 2.9.\n',
    ],
    [
      'content/since.yaml sets a badge at /api/seats#hold, but no heading and no row of <Options> has that id. Correct the id there, or remove it.',
      HOLD,
      '## Free\n',
    ],
    [SENTENCE, {}, tableSaying('How long. Since 2.9.')],
    [SENTENCE, {}, tableSaying('Since 2.9. How long.')],
  ])('stop the build: %s', (message, since, text) => {
    expect(() => getBadges(since, text)).toThrow(`docs/api/seats.mdx: ${message}`)
  })
})

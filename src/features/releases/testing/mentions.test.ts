import { describe, expect, it } from 'vitest'

import { readSince } from '../../api-reference/build/mdx'
import type { SinceLedger } from '../../api-reference/build/mdx'
import { checkContent } from '../../../lib/build/content/read-content'
import schema from '../build/changes.schema.json'
import { assertMentions } from '../build/mentions'
import { CHANGES_FILE, readChanges, type Changes } from '../build/read-changes'
import { readDoc, readDocs } from '../build/read-docs'

const CHANGE = `'2.14':
  changes:
    holds-last-longer:
      change: A hold lasts two minutes. Before, it lasted one.
      lookFor: Timers of your own.
      do: Remove them.
      at: [/api/seats#hold]
`

/** Compares the text of `/api/seats` with the changes, and answers with the message. */
function getFaults(text: string, since: SinceLedger = {}, listed = CHANGE): string {
  const { content } = checkContent<Changes>(listed, CHANGES_FILE, schema)
  if (!content) throw new Error('The changes of the test have faults.')
  const doc = readDoc('docs/api/seats.mdx', `---\ntitle: Seats\n---\n\n${text}`)
  try {
    assertMentions([doc], content, since)
    return ''
  } catch (error) {
    return String(error)
  }
}

const HOLD = '## Hold {/* #hold */}\n\n'

describe('a sentence about an earlier version', () => {
  it.each([
    ['in a section that its change names', `${HOLD}Since 2.14, it lasts longer.`, {}],
    [
      'on a page that has a badge of that version',
      `${HOLD}Before 2.9, none.`,
      { '/api/seats': { hold: '2.9' } },
    ],
    ['about the first release', `${HOLD}Before 2.0, and since 2.0.1.`, {}],
    ['that is no statement about a change', `${HOLD}2.13 and 12.13, in 2.13.`, {}],
  ] as const)('is taken %s', (_, text, since) => {
    expect(getFaults(text, since)).toBe('')
  })

  it('is taken where it names something with a badge on another page', () => {
    const text = `${HOLD}The option \`limit\`, since 2.9.`
    const docs = [
      readDoc('docs/api/seats.mdx', text),
      readDoc('docs/api/rows.mdx', '| `limit` | How many. |\n'),
    ]
    const { content } = checkContent<Changes>(CHANGE, CHANGES_FILE, schema)
    const check = (id: string) => content && assertMentions(docs, content, { '/api/rows': { [id]: '2.9' } })
    expect(() => check('rows-limit')).not.toThrow()
    expect(() => check('rows-other')).toThrow(/docs\/api\/seats\.mdx:3: This speaks of 2\.9/)
  })

  it.each(['Since 2.13, it lasts.', 'It was so until 2.13.', 'Not before version 2.13.'])(
    'is refused with file, line and remedy where nothing is listed: %s',
    (sentence) => {
      expect(getFaults(`${HOLD}${sentence}`)).toContain(
        "docs/api/seats.mdx:7: This speaks of 2.13. Say in content/changes.yaml below '2.13' what changed, with /api/seats#hold among its places (at), or set a badge in content/since.yaml.",
      )
    },
  )

  it('is refused in a section that the change does not name', () => {
    expect(getFaults(`${HOLD}## Free {/* #free */}\n\nSince 2.14, too.`)).toContain(
      '/api/seats#free among its places',
    )
  })
})

it('a change that names a section that is not there is refused with its line', () => {
  expect(getFaults('## Free {/* #free */}\n')).toContain(
    'content/changes.yaml:7: There is no /api/seats#hold. Write the path of a page, and the id of a heading or a row there.',
  )
})

it('the pages and the list of changes fit', () => {
  expect(() => assertMentions(readDocs('.'), readChanges('.'), readSince('.'))).not.toThrow()
})

import { mkdirSync, mkdtempSync, writeFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, afterAll, beforeAll } from 'vitest'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'

import { findAlias, type HeadingAliases } from './aliases'
import { formatDataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { checkContent } from '../../../lib/build/content/read-content'
import { aliasDiagnostics } from '../steps/heading-ids'
import schema from './aliases.schema.json'
import { ALIASES_FILE, readAliases } from './read-aliases'
import { linkableIds, readLinkableIds, withIdsOf } from './published-ids'
import { readRedirects } from '../../../config/read-redirects'
import { lostIds } from '../../../../tests/site/lost-ids'
import { remarkHeadingIds } from './remark'

const ALIASES = { '/api/seats': { hold: 'reserve', pay: '/api/orders#pay' }, '/': { demo: 'play' } }
const find = (page: string, id: string) => findAlias(page, id, ALIASES)

describe('findAlias', () => {
  it.each([
    ['/api/seats', 'hold', '#reserve'],
    ['/api/seats', 'pay', '/api/orders#pay'],
    ['/api/seats/', 'hold', '#reserve'],
    ['/', 'demo', '#play'],
    ['/api/seats', 'reserve', undefined],
    ['/api/orders', 'hold', undefined],
    ['/api/seats', 'constructor', undefined],
    ['/api/seats', '', undefined],
  ])('leads from %s#%s to %s', (page, id, target) => {
    expect(find(page, id)).toBe(target)
  })
})

describe('alias diagnostics', () => {
  const LINKABLE = new Map([
    ['/api/seats', ['reserve', 'free']],
    ['/api/orders', ['pay']],
  ])

  /** The faults of a file: of its form, or else of what it says. */
  function getMessages(text: string): string[] {
    const { content, diagnostics } = checkContent<HeadingAliases>(text, ALIASES_FILE, schema)
    return (content ? aliasDiagnostics(content, LINKABLE) : diagnostics).map(formatDataDiagnostic)
  }

  const messagesOfTarget = (id: string, target: string) => getMessages(`/api/seats:\n  ${id}: ${target}\n`)

  describe('aliasDiagnostics', () => {
    it('finds nothing wrong with an alias to a heading of its page or of another', () => {
      expect(messagesOfTarget('hold', 'reserve')).toEqual([])
      expect(messagesOfTarget('hold', '/api/orders#pay')).toEqual([])
    })

    it.each([
      ['gone', '/api/seats#gone'],
      ['pay', '/api/seats#pay'],
      ['/api/orders#free', '/api/orders#free'],
      ['/api/gone#pay', '/api/gone#pay'],
    ])('names an alias to "%s", which does not exist', (target, address) => {
      expect(messagesOfTarget('hold', target)).toEqual([
        `${ALIASES_FILE}:2: /api/seats#hold leads to ${address}, which doesn't exist. Name the heading that covers the subject now.`,
      ])
    })

    it('names an alias for an id that the page has', () => {
      expect(messagesOfTarget('free', 'reserve')).toEqual([
        `${ALIASES_FILE}:2: /api/seats has the id "free", so the alias is never used. Remove it.`,
      ])
    })

    it('names a page that does not exist', () => {
      expect(getMessages('/api/seats:\n  hold: reserve\n/api/gone:\n  hold: reserve\n')).toEqual([
        `${ALIASES_FILE}:3: There is no page /api/gone. If it has moved, add the move to content/redirects.yaml.`,
      ])
    })
  })

  describe('the file of old ids', () => {
    it.each([
      [
        'a page that is no path',
        'seats: { a: b }\n',
        1,
        `"seats" can't be a key here. Write the path of a page`,
      ],
      ['an old id with a mark', "\n/seats:\n  '#a': b\n", 3, `"#a" can't be a key here. Write the old id`],
      [
        'a page as the target',
        '/seats:\n  a: /orders\n',
        2,
        `"/orders" doesn't fit. Write the id of a heading`,
      ],
      ['no target', '/seats:\n  a:\n', 2, 'The text is empty: write it, or remove its line.'],
    ])('is refused for %s', (_, text, line, message) => {
      expect(getMessages(text)).toEqual([expect.stringContaining(`${ALIASES_FILE}:${line}: ${message}`)])
    })

    it('is read with its lines', () => {
      const { data, getLine } = readAliases('.')
      expect(Object.keys(data).length).toBeGreaterThan(0)
      expect(getLine('/api/other-exports', 'errors')).toBeGreaterThan(getLine('/api/other-exports'))
    })
  })
})

describe('linkableIds', () => {
  it('lists headings, rows, terms and demos in the order of the page', () => {
    const html =
      '<main><h2 id="a">A</h2><table><tr id="a-b"><td>b</td></tr></table><section data-live-demo="c" id="demo-c"></section><dl><dt id="symptom-d">D</dt></dl><h6 id="e">E</h6></main>'
    expect(linkableIds(html)).toEqual(['a', 'a-b', 'demo-c', 'symptom-d', 'e'])
  })

  it('leaves out ids that no link is made to', () => {
    expect(linkableIds('<h2 id="frame">F</h2><main><p id="_R_1_">P</p><h1 id="title">T</h1></main>')).toEqual(
      [],
    )
  })
})

describe('readLinkableIds', () => {
  it('reads the pages of a build by the address that readers see', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ids-'))
    const page = (id: string) => `<main><h2 id="${id}">H</h2></main>`
    mkdirSync(path.join(folder, 'api'))
    writeFileSync(path.join(folder, 'index.html'), page('home'))
    writeFileSync(path.join(folder, 'api/seats.html'), page('hold'))
    writeFileSync(path.join(folder, 'api/empty.html'), '<main></main>')
    writeFileSync(path.join(folder, 'api/seats.json'), page('no-page'))
    expect([...(await readLinkableIds(folder))]).toEqual([
      ['/api/seats', ['hold']],
      ['/', ['home']],
    ])
  })
})

describe('published ids', () => {
  const LINKABLE = new Map([['/api/seats', ['reserve', 'free']]])

  describe('withIdsOf', () => {
    it('adds what is new and keeps what is gone, in order', () => {
      const published = { '/old': ['a'], '/api/seats': ['hold', 'free'] }
      expect(JSON.stringify(withIdsOf(published, LINKABLE))).toBe(
        '{"/api/seats":["free","hold","reserve"],"/old":["a"]}',
      )
    })
  })

  describe('lostIds', () => {
    it('finds the ids that are neither on the page nor have an alias', () => {
      const aliases = { '/api/seats': { hold: 'reserve' } }
      expect(lostIds('/api/seats', ['free', 'hold', 'gone'], LINKABLE, aliases)).toEqual(['gone'])
    })

    it('looks on the page that a page moved to', () => {
      const { from, to } = readRedirects('.')[0] ?? { from: '', to: '' }
      expect(lostIds(from, ['free', 'gone'], new Map([[to, ['free']]]), {})).toEqual(['gone'])
    })

    it('finds all ids of a page that is gone', () => {
      expect(lostIds('/api/gone', ['a', 'b'], LINKABLE, {})).toEqual(['a', 'b'])
    })
  })
})

describe('remark', () => {
  const FRONT_MATTER = '---\nid: page\n---\n'
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'heading-ids-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Reads a page as the platform does: without its front matter. */
  function read(content: string): void {
    const file = path.join(folder, 'page.mdx')
    writeFileSync(file, FRONT_MATTER + content)
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkHeadingIds)
    processor.runSync(processor.parse(content), new VFile({ path: file, value: content }))
  }

  describe('headings', () => {
    it.each(['## Initial state {/* #initial-state */}', '### `a` & b {/* #a-b */}', '# Title', '#### Deep'])(
      'may be %s',
      (heading) => {
        expect(() => read(`Text\n\n${heading}\n`)).not.toThrow()
      },
    )

    it('may be anything in code', () => {
      expect(() => read('```md\n## A heading\n```\n')).not.toThrow()
    })

    it('have the line of their own, not that of the same words in code', () => {
      expect(() => read('```md\n## Setup\n```\n\n## Setup\n')).toThrow(/page\.mdx:8: /)
    })

    it('without an id stop the build with file, line and remedy', () => {
      expect(() => read('Text\n\n## Initial state!\n')).toThrow(
        /page\.mdx:6: the heading "Initial state!" has no id; .* "## Initial state! \{\/\* #initial-state \*\/\}"\.$/,
      )
    })
  })
})

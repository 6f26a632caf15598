import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { describe, expect, it } from 'vitest'

import { remarkOptions } from '../mdx'
import { compilePage, getOptions, parse } from './compile'
import { surface } from './fixture-surface'

const transform = (text: string): Root =>
  compilePage(text, [[remarkOptions, surface]], 'docs/a.mdx', '---\nid: a\n---\n\n')

/** The tree as markup, which is easier to read than the tree. */
function markup(node: unknown): string {
  const {
    type,
    name,
    value,
    url,
    attributes = [],
    children = [],
  } = node as Partial<MdxJsxFlowElement> & {
    value?: string
    url?: string
  }
  if (type === undefined) return ''
  if (value !== undefined) return (type as string) === 'inlineCode' ? `\`${value}\`` : value
  const inner = children.map(markup).join('')
  if (!name) return (type as string) === 'link' ? `[${inner}](${url ?? ''})` : inner
  const shown = attributes
    .map((one) =>
      'name' in one ? ` ${one.name}="${typeof one.value === 'string' ? one.value : ''}"` : ' {…}',
    )
    .join('')
  return `<${name}${shown}>${inner}</${name}>`
}

const OPTIONS = 'Option | Default | Meaning'
const MEMBERS = 'Property | Meaning'
const TIMING = getOptions(
  'of="Timing" omit="type: see [above](#above)"',
  OPTIONS,
  "`timeout` | required with `type: 'timer'` | Milliseconds, see [the clock](/clock).",
)
const LIMITS = getOptions(
  `of="GateOptions['limits']" id="limits"`,
  OPTIONS,
  '`people` | none | P.',
  '`minutes` | `5` | M.',
)

describe('the step that completes tables', () => {
  it('makes a list of terms with anchors, and keeps the authored cells', () => {
    const html = markup(transform(TIMING))
    expect(html).toContain(
      '<Options anchors="timing-timeout" label="Options of Timing" rows="1"><dl data-spec="Option">',
    )
    expect(html).toContain(
      '<div><dt id="timing-timeout"><a href="#timing-timeout"><code>timeout</code></a></dt>' +
        '<dd data-required="">required with `type: \'timer\'`</dd>' +
        '<dd><code>number</code></dd><dd>Milliseconds, see [the clock](/clock).</dd></div>',
    )
    expect(html).toContain('Not listed: `type`')
  })

  it('marks every element as written, so that the page does not replace it by its own component', () => {
    const [options] = transform(TIMING).children
    const [list] = options && 'children' in options ? options.children : []
    expect(list?.data).toEqual({ _mdxExplicitJsx: true })
  })

  it('tells values from what is optional', () => {
    const html = markup(transform(LIMITS))
    expect(html).toContain('<dd>optional</dd>')
    expect(html).toContain('<dd data-default="">`5`</dd>')
    expect(html).toContain('label="Options"')
    expect(html).toContain('id="limits-people"')
  })

  it('lists required options first, with what is below them, and the rest as the author did', () => {
    const text = getOptions(
      'of="GateOptions"',
      OPTIONS,
      ...['`closesAt` | none | C.', '`limits` | none | L.', '`limits.people` | none | P.'],
      ...['`limits.minutes` | none | M.', '`guests` | required | G.'],
      ...['`onRefused` | none | O.', '`names` | none | Deprecated.'],
    )
    const names = [...markup(transform(text)).matchAll(/<dt id="gateoptions-([\w-]+)"/g)].map(([, id]) => id)
    expect(names).toEqual([
      ...['guests', 'closesat', 'limits', 'limits-people', 'limits-minutes', 'onrefused', 'names'],
    ])
  })

  it('says of an optional member of a result that it may be undefined', () => {
    const text = getOptions(
      `of="Inner<GateOptions, 'limits'>" id="l"`,
      MEMBERS,
      '`people` | P.',
      '`minutes` | M.',
    )
    expect(markup(transform(text))).toContain('<code>number | undefined</code>')
  })

  it('shows the type that the author wrote, and the whole one on request', () => {
    const text = getOptions(
      'of="Visit"',
      MEMBERS,
      '`guest` | G.',
      '`plan`: `Ticket \\| { alternatives: Record<string, { name: Promise<string \\| number>; open: Promise<boolean> }> }` | P.',
      "`route`: `'from the north entrance to the hall, and back' \\| 'from the south entrance to the hall, and back' \\| 'from the hall to the north entrance, and out' \\| 'around'` | R.",
      '`note` | N.',
    )
    const wrong = () => transform(text)
    expect(wrong).toThrow('docs/a.mdx:10:1\n  The type of `plan` is not `Ticket | { alternatives')
    const right = text.replace('Record<string,', `Record<'first' \\| 'second',`)
    expect(markup(transform(right))).toContain(
      "<dd><code>Ticket | { alternatives: Record<'first' | 'second', { name: Promise<<wbr></wbr>string | number>; open: Promise<<wbr></wbr>boolean> }> }</code>" +
        '<details data-search-ignore=""><summary>full type</summary><code>',
    )
  })

  it('says in words what a name would tell nobody, and has the type on request', () => {
    expect(markup(transform(getOptions('of="Desk"', MEMBERS, '`add` | A.')))).toContain(
      '<dd>a function that takes middleware<details data-search-ignore=""><summary>full type</summary>' +
        '<code>AddMiddleware<string></code></details></dd>',
    )
  })

  it('lets a long type break after the brackets that open a list, and a short one stay whole', () => {
    const rows = ['`open` | O.', '`last` | L.', '`isOpen` | I.', '`check` | C.', '`label` | L.']
    const html = markup(transform(getOptions('of="Door"', MEMBERS, ...rows)))
    expect(html).toContain(
      '<code>(<wbr></wbr>guest: Visitor, ticket?: Ticket) => Promise<<wbr></wbr>Ticket></code>',
    )
    expect(html).toContain('<code>Visitor | undefined</code>')
  })

  it('links to where the remaining members are listed', () => {
    const text = getOptions('of="GateOptions" extends="[BoxedOptions](/b#boxed)"', MEMBERS, '`guests` | G.')
    expect(markup(transform(text))).toContain('It also has the properties of [`BoxedOptions`](/b#boxed).')
  })

  it('stops at a table that disagrees, with the place in the page', () => {
    const wrong = TIMING.replace('`timeout`', '`timer`')
    expect(() => transform(wrong)).toThrow(
      'docs/a.mdx:9:1\n  There is no `timer`. The members are type, timeout.',
    )
    expect(() => transform(wrong)).toThrow('docs/a.mdx:5:1\n  The table lacks `timeout`.')
  })

  it('leaves other tables alone', () => {
    const text = '| A | B |\n| --- | --- |\n| `a` | b |\n'
    expect(transform(text)).toEqual(parse(text))
  })
})

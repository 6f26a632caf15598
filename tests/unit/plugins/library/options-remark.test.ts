import type { Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'

import { remarkOptions } from '../../../../src/markdown/options'
import { surfaceOf } from './fixture-surface'

const evaluate = (expressions: readonly string[]) => surfaceOf('before').evaluate(expressions)
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkOptions, { evaluate })

function transform(text: string): Root {
  const tree = processor.parse(text)
  return processor.runSync(tree, { path: `${process.cwd()}/docs/a.mdx`, value: text })
}

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

const TIMING = `<Options of="Timing" omit="type: see [above](#above)">

| Option | Default | Meaning |
| --- | --- | --- |
| \`timeout\` | required with \`type: 'timer'\` | Milliseconds, see [the clock](/clock). |

</Options>
`

describe('the step that completes tables', () => {
  it('adds the types, anchors and roles, and keeps the authored cells', () => {
    const html = markup(transform(TIMING))
    expect(html).toContain(
      '<Options anchors="timing-timeout"><table role="table" aria-label="Options of Timing">',
    )
    expect(html).toContain('<th role="columnheader" scope="col">Type</th>')
    expect(html).toContain(
      '<tr role="row" id="timing-timeout"><th role="rowheader" scope="row"><a href="#timing-timeout">`timeout`</a></th>' +
        '<td role="cell">`number`</td><td role="cell">required with `type: \'timer\'`</td>' +
        '<td role="cell">Milliseconds, see [the clock](/clock).</td></tr>',
    )
    expect(html).toContain('Not listed: `type`')
  })

  it('marks every element as written, so that the page does not replace it by its own component', () => {
    const [options] = transform(TIMING).children
    const [table] = options && 'children' in options ? options.children : []
    expect(table?.data).toEqual({ _mdxExplicitJsx: true })
  })

  it('labels a default that is not "required", for narrow screens', () => {
    const rows = '| `first` | required | One. |\n| `second` | required | Two. |'
    const text = `<Options of="Pair">\n\n| Option | Default | Meaning |\n| --- | --- | --- |\n${rows}\n\n</Options>\n`
    expect(markup(transform(text))).not.toContain('data-label')
    const limits = '| `people` | none | P. |\n| `minutes` | `5` | M. |'
    const nested = `<Options of="GateOptions['limits']" id="limits">\n\n| Option | Default | Meaning |\n| --- | --- | --- |\n${limits}\n\n</Options>\n`
    const html = markup(transform(nested))
    expect(html).toContain('<td role="cell" data-label="Default">none</td>')
    expect(html).toContain('aria-label="Options"')
    expect(html).toContain('id="limits-people"')
  })

  it('says of an optional member of a result that it may be undefined', () => {
    const text = `<Options of="Inner<GateOptions, 'limits'>" id="l">\n\n| Member | Meaning |\n| --- | --- |\n| \`people\` | P. |\n| \`minutes\` | M. |\n\n</Options>\n`
    expect(markup(transform(text))).toContain('`number | undefined`')
  })

  it('links to where the remaining members are listed', () => {
    const text = `<Options of="GateOptions" extends="[BoxedOptions](/b#boxed)">\n\n| Member | Meaning |\n| --- | --- |\n| \`guests\` | G. |\n\n</Options>\n`
    expect(markup(transform(text))).toContain('It also has the members of [`BoxedOptions`](/b#boxed).')
  })

  it('stops at a table that disagrees, with the place in the page', () => {
    const wrong = TIMING.replace('`timeout`', '`timer`')
    expect(() => transform(wrong)).toThrow(
      'docs/a.mdx:5:1\n  There is no `timer`. The members are type, timeout.',
    )
    expect(() => transform(wrong)).toThrow('docs/a.mdx:1:1\n  The table lacks `timeout`.')
  })

  it('leaves other tables alone', () => {
    const text = '| A | B |\n| --- | --- |\n| `a` | b |\n'
    expect(transform(text)).toEqual(processor.parse(text))
  })
})

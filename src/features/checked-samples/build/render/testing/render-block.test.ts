import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { renderBlock } from '../render-block'
import type { References } from '../render-frame'
import type { SampleResult } from '../../result'
import { aFence, aResult } from '../../testing/fixtures'
import { faultsOfForm } from '../../page/fence-faults'

const fenced = (opening: string, ...lines: string[]) => ['```' + opening, ...lines, '```'].join('\n')

function render(text: string, result?: Partial<SampleResult>, types?: References['types']) {
  const html = renderBlock(aFence(text), result && aResult(result), { types })
  return load(html, null, false)
}

const SAMPLE = fenced('ts title="src/store.ts"', 'const a: number = 1')
const JAVASCRIPT = { javascript: 'const a = 1\n' }

describe('a code block', () => {
  it('shows the file name, and names the code by it', () => {
    const $ = render(SAMPLE)
    expect($('.code-title').text()).toBe('src/store.ts')
    expect($('pre').attr()).toMatchObject({ tabindex: '0', role: 'group', 'aria-label': 'src/store.ts' })
    expect($('pre').text()).toBe('const a: number = 1\n')
  })

  it('says how many lines it has, where nothing else adds to its height', () => {
    expect(render(fenced('ts', 'f()', '', 'g()'))('pre').attr('style')).toBe('--lines:3')
    const both = render(fenced('ts', 'const a: number = 1', 'a'), JAVASCRIPT)('pre')
    expect(both.map((_, pre) => pre.attribs.style).get()).toEqual(['--lines:2', '--lines:1'])
    const error = { line: 0, code: 2322, message: 'Not a string.' }
    expect(render(fenced('ts', 'f()'), { expectedErrors: [error] })('pre').attr('style')).toBeUndefined()
  })

  it('has a switch and both forms where the JavaScript differs', () => {
    const $ = render(SAMPLE, JAVASCRIPT)
    expect($('[data-choice="code-language"] button').text()).toBe('TSJS')
    expect($('[aria-pressed="true"]').attr('value')).toBe('ts')
    expect($('pre[data-language="ts"]').text()).toBe('const a: number = 1\n')
    expect($('pre[data-language="js"]').text()).toBe('const a = 1\n')
    expect($('pre[data-language="js"]').attr('aria-label')).toBe('src/store.js')
    expect($('.code-title [data-language="js"]').text()).toBe('src/store.js')
  })

  it.each([
    ['is the same', {}],
    ['would be empty', { javascript: '' }],
  ])('has no switch where the JavaScript %s', (_, result) => {
    const $ = render(SAMPLE, result)
    expect($('[data-choice], [data-language]')).toHaveLength(0)
    expect($('pre')).toHaveLength(1)
  })

  it.each([
    [
      'a signature',
      fenced('ts', 'declare function f(): void', 'declare const a: 1'),
      { javascript: '' },
      'Signature',
    ],
    ['types alone', fenced('ts', 'type A = 1', 'type B = 2'), { javascript: '' }, 'TypeScript'],
    ['code without types', fenced('ts', 'f()', 'g()'), {}, 'TypeScript and JavaScript'],
    ['code that was not checked', fenced('tsx', 'f()', 'g()'), undefined, 'TypeScript'],
    ['another language', fenced('json', '{', '}'), undefined, 'JSON'],
  ])('says what it is without a name and a switch: %s', (_, text, result, kind) => {
    expect(render(text, result)('.code-bar > .code-kind').text()).toBe(kind)
  })

  it('does not say what it is beside a name or a switch', () => {
    expect(render(SAMPLE)('.code-kind')).toHaveLength(0)
    expect(render(fenced('ts', 'const a: number = 1'), JAVASCRIPT)('.code-kind')).toHaveLength(0)
  })

  it('is compact if it is a line without a name', () => {
    expect(render(fenced('bash', 'ls'))('.code-line .code-copy')).toHaveLength(1)
    expect(render(fenced('bash', 'ls', 'ls'))('.code-line')).toHaveLength(0)
    expect(render(fenced('bash title="list.sh"', 'ls'))('.code-line')).toHaveLength(0)
  })

  it('says where its types are, and has a button for them, only if it has types', () => {
    const $ = render(SAMPLE, {}, { address: '/assets/types/page.json', block: 3 })
    expect($('.code-sample').attr('data-types')).toBe('/assets/types/page.json#3')
    expect($('.code-types').text()).toBe('Types')
    expect(render(SAMPLE, {})('.code-types, [data-types]')).toHaveLength(0)
  })

  it('escapes code, names and titles', () => {
    const $ = render(fenced('ts title="src/<b>.ts"', 'const a = "<script>" // <i>'))
    expect($('script, i, b')).toHaveLength(0)
    expect($('pre').attr('aria-label')).toBe('src/<b>.ts')
  })

  it('says page, line and the known languages where it knows nothing of a language', () => {
    const text = ['Text', '', fenced('cobol', 'MOVE A TO B')].join('\n')
    expect(() => renderBlock(aFence(text), undefined)).toThrow(/^docs\/page\.mdx:3: .*"cobol".*ts, tsx.*bash/)
  })

  it('says why it is not checked', () => {
    const $ = render('```ts nocheck="Redux <2>"\nold()\n```')
    expect($('figcaption').text()).toBe('Not checked: Redux <2>')
    expect(render('```ts\nfresh()\n```')('figcaption')).toHaveLength(0)
  })
})

describe('the lines of a code block', () => {
  it.each([
    ['above the cut', ['hidden()', '// ---cut---', '', 'one()']],
    [
      'between two cuts, and after the last one',
      [
        'one()',
        '// ---cut-start---',
        'hidden()',
        '// ---cut-end---',
        'two()',
        '// ---cut-after---',
        'hidden()',
      ],
    ],
  ])('leave out those %s', (_, lines) => {
    expect(render(fenced('ts', ...lines))('pre').text()).toMatch(/^one\(\)\n(?:two\(\)\n)?$/)
  })

  it('carry expected errors below them, in TypeScript only', () => {
    const message = 'Argument of type <A>\n  one\n  two\n  three'
    const $ = render(fenced('ts', 'f()', '// @errors: 2345', 'g(a as number)', 'h()'), {
      javascript: 'f()\ng(a)\nh()\n',
      expectedErrors: [{ line: 2, code: 2345, message }],
    })
    const error = $('pre[data-language="ts"] .error')
    expect(error.text()).toBe('TS2345: Argument of type <A>\n  one\n  two …')
    expect($('pre[data-language="js"] .error')).toHaveLength(0)
    error.remove()
    expect($('pre[data-language="ts"]').text()).toBe('f()\ng(a as number)\nh()\n')
  })

  it('shorten a long message between words', () => {
    const expectedErrors = [{ line: 1, code: 1000, message: 'word '.repeat(100) }]
    const $ = render(fenced('ts', '// @errors: 1000', 'f()'), { expectedErrors })
    expect($('.error').text().length).toBeLessThan(240)
    expect($('.error').text()).toMatch(/word …$/)
  })

  it('show results and thrown messages in their own looks, with the lines that continue a value', () => {
    const $ = render(
      fenced('ts', 'a // → {', '//   b: 1,', '// }', '// A remark.', 'f() // throws No', "'// → x'"),
    )
    expect($('.result').text()).toBe(' // → {//   b: 1,\n// }\n')
    expect($('.comment').text()).toBe('// A remark.')
    expect($('.thrown').text()).toBe(' // throws No')
    expect($('.string').text()).toBe("'// → x'")
  })

  it('are highlighted as they are shown', () => {
    const $ = render(fenced('ts {1,3-4}', 'hidden()', '// ---cut---', 'one()', 'two()', 'three()', 'four()'))
    expect($('.highlighted').text()).toBe('one()\nthree()\nfour()\n')
    expect($('.highlighted')).toHaveLength(2)
  })

  it('are highlighted in the JavaScript at the same code', () => {
    const code = ['type A = 1', 'const a: A = f(', '  1,', ')', 'g({', '  b: 2,', '})', 'h()']
    const $ = render(fenced('ts {5-7}', ...code), { javascript: 'const a = f(1)\ng({\n  b: 2,\n})\nh()\n' })
    expect($('[data-language="js"] .highlighted').text()).toBe('g({\n  b: 2,\n})\n')
  })
})

describe('other blocks', () => {
  it('shows commands for every package manager', () => {
    const $ = render(fenced('npm', 'npm install -D typescript', 'npx tsc', 'cd app', 'npm run build'))
    const commands = $('pre').toArray()
    expect(commands.map((pre) => $(pre).attr('data-manager'))).toEqual(['npm', 'yarn', 'pnpm', 'bun'])
    expect(commands.map((pre) => $(pre).text().trim().split('\n')[0])).toEqual([
      'npm install -D typescript',
      'yarn add --dev typescript',
      'pnpm add -D typescript',
      'bun add --dev typescript',
    ])
    expect($('[data-choice="package-manager"] button').text()).toBe('npmyarnpnpmbun')
  })

  it('shows commands once, without a choice, where all package managers have the same', () => {
    const $ = render(fenced('npm', '# Vite', 'npx tiged a/b my-app', 'cd my-app'))
    expect($('pre').text()).toBe('# Vite\nnpx tiged a/b my-app\ncd my-app\n')
    expect($('pre').attr('data-manager')).toBeUndefined()
    expect($('[data-choice]')).toHaveLength(0)
    expect($('.code-copy')).toHaveLength(1)
  })

  it('refuses commands of another program among those of npm, with their line', () => {
    const text = fenced('npm', '# first', 'npm install x', 'git init')
    expect(() => renderBlock(aFence(text), undefined)).toThrow(/^docs\/page\.mdx:4: .*```bash/)
  })
})

const fence = (...lines: string[]) => aFence(['```text output timeline', ...lines, '```'].join('\n'))

const RECORDED = fence(
  'render | status | isLoading | data',
  '1 | pending | yes | –',
  '2 | fulfilled | – | <T-101>',
  '3 | fulfilled | – | –',
)

describe('a timeline', () => {
  const $ = load(renderBlock(RECORDED, undefined), null, false)
  const cells = (row: number) =>
    $('tbody tr')
      .eq(row)
      .children()
      .toArray()
      .map((cell) => [$(cell).attr('class') ?? $(cell).attr('scope'), $(cell).text()])

  it('has a column for each render', () => {
    const heads = $('thead th').toArray()
    expect(heads.map((head) => $(head).text())).toEqual(['Render', '1', '2', '3'])
    expect(heads.map((head) => $(head).attr('scope'))).toEqual(['col', 'col', 'col', 'col'])
  })

  it('has a row for each field, which says what is set and what stays as it was', () => {
    expect(cells(0)).toEqual([
      ['row', 'status'],
      ['value', 'pending'],
      ['value', 'fulfilled'],
      ['value same', 'fulfilled'],
    ])
    expect(cells(1)).toEqual([
      ['row', 'isLoading'],
      ['on', 'yes'],
      ['off', '–'],
      ['off same', '–'],
    ])
    expect(cells(2)).toEqual([
      ['row', 'data'],
      ['off', '–'],
      ['value', '<T-101>'],
      ['off', '–'],
    ])
    expect($('tbody th code')).toHaveLength(3)
  })

  it('can be focused, has a name and says where it comes from', () => {
    expect($('figure.timeline-figure > .timeline-scroll').attr()).toMatchObject({
      tabindex: '0',
      role: 'group',
      'aria-label': 'Recorded renders',
    })
    expect($('figcaption').text()).toBe('Recorded from a run.')
    expect($('pre')).toHaveLength(0)
  })

  it.each([
    ['without renders', ['render | status'], /^1 .*a line for each render/],
    ['without text', [], /^1 .*a line of names/],
    ['of one column', ['render', '1'], /^1 .*a line of names/],
    ['with a ragged row', ['render | a', '1 | x', '2 | x | y'], /^4 This render has 3 cells, .* names 2/],
    ['with other separators', ['render | a', '1|x'], /^3 This render has 1 cells/],
  ])('%s is a problem', (_name, lines, message) => {
    const diagnostics = faultsOfForm(fence(...lines)).map(
      (diagnostic) => `${diagnostic.line} ${diagnostic.message}`,
    )
    expect(diagnostics.join('\n')).toMatch(message)
  })
})

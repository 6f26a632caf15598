import { describe, expect, it } from 'vitest'

import { getMarkdown, getShortMarkdown } from './a-page'

const BUTTONS = '<div class="code-actions"><button>Types</button><button>Copy</button></div>'

function sample(bar: string, pres: string, attributes = ''): string {
  return `<div><figure class="code-sample" ${attributes}><div class="code-bar">${bar}${BUTTONS}</div>${pres}</figure></div>`
}

const pre = (code: string, attributes = '') => `<pre tabindex="0" ${attributes}><code>${code}</code></pre>`
const title = (name: string) => `<span class="code-title">${name}</span>`
const fence = (opening: string, code: string) => `\`\`\`${opening}\n${code}\n\`\`\``

describe('a block of code', () => {
  it('names its language and its file, and has no buttons', () => {
    const code = '<span class=keyword>const</span> a = 1\n\n<span class=highlighted>b()\n</span>'
    expect(getMarkdown(sample(title('src/store.ts'), pre(code)))).toBe(
      fence('ts title="src/store.ts"', 'const a = 1\n\nb()'),
    )
  })

  it('gives TypeScript first, then the JavaScript form, marked as such', () => {
    const both = title('<span data-language=ts>App.tsx</span><span data-language=js>App.jsx</span>')
    const pres = pre('f&lt;A>()\n', 'data-language=ts') + pre('f()\n', 'data-language=js')
    expect(getMarkdown(sample(both, pres))).toBe(
      `${fence('tsx title="App.tsx"', 'f<A>()')}\n\nIn JavaScript:\n\n${fence('jsx title="App.jsx"', 'f()')}`,
    )
  })

  it('tells both forms by their language where there is no file', () => {
    const pres = pre('a', 'data-language=ts') + pre('b', 'data-language=js')
    expect(getMarkdown(sample('', pres))).toBe(`${fence('ts', 'a')}\n\nIn JavaScript:\n\n${fence('js', 'b')}`)
  })

  it.each([
    ['that has types', sample('', pre('x'), 'data-types="/assets/types/a.json#0"'), 'ts'],
    ['that names its language', sample('', pre('x').replace('<code', '<code class="language-json"')), 'json'],
    ['of which nothing is known', sample('', pre('x')), ''],
    ['that is no sample', pre('x'), ''],
  ])('%s has the right language', (_what, html, language) => {
    expect(getMarkdown(html)).toBe(fence(language, 'x'))
  })

  it('keeps results, and expected errors as comments below their line, indented as it is', () => {
    const error = '<span class=error><b>TS2345:</b> Argument of type string\n  is not assignable</span>'
    const code = `f('a')\n${error}if (b) {\n  g('a')\n${error}${error}}\nh()<span class=result> // → 1</span>\n`
    const comment = '// TS2345: Argument of type string\n//   is not assignable'
    const indented = comment.replace(/^/gm, '  ')
    expect(getMarkdown(sample('', pre(code)))).toBe(
      fence('', `f('a')\n${comment}\nif (b) {\n  g('a')\n${indented}\n${indented}\n}\nh() // → 1`),
    )
  })

  it('has its note above all of its forms, so that it does not seem to be about the next block', () => {
    const note = '<figcaption class="code-note">Not checked: it is from elsewhere</figcaption>'
    const pres = pre('a', 'data-language=ts') + pre('b', 'data-language=js')
    expect(getMarkdown(sample('', pres + note))).toBe(
      `Not checked: it is from elsewhere:\n\n${fence('ts', 'a')}\n\nIn JavaScript:\n\n${fence('js', 'b')}`,
    )
  })

  it('that holds a fence gets a longer one', () => {
    expect(getMarkdown(sample('', pre('```ts\n```\n')))).toBe('````\n```ts\n```\n````')
  })

  it('with commands gives them once', () => {
    const pres = ['npm', 'yarn', 'pnpm'].map((name) => pre(`${name} install`, `data-manager=${name}`))
    expect(getMarkdown(sample('', pres.join('')))).toBe(fence('bash', 'npm install'))
  })
})

describe('a live demo', () => {
  const demo = `<section id="demo-skip" data-live-demo="skip"><header>
      <p><span>Live demo</span> <span>Skip a query</span></p><button>Reset</button><div aria-live="polite"></div>
    </header><ol><li>Press <b>Skip</b>.</li><li>Wait.</li></ol>
    <div><div data-stage="waiting"><p>The demo is loading.</p></div></div>
    <details><summary>Source: <span>a.ts</span></summary><div>${sample(title('a.ts'), pre('x'))}</div></details></section>`

  it('is its title, the way to it, what to try, and its source', () => {
    expect(getMarkdown(demo)).toBe(
      [
        '**Live demo: Skip a query**',
        'It runs [on the page](https://docs.example.org/api/createSlice#demo-skip). What to try:',
        '1. Press **Skip**.\n2. Wait.',
        'Its source:',
        fence('ts title="a.ts"', 'x'),
      ].join('\n\n'),
    )
  })

  it('stops the build where its title can’t be read', () => {
    expect(() => getMarkdown(demo.replace('Skip a query', ''))).toThrow(
      'the live demo "skip" has no title that can be read; compare src/features/built-site/markdown-pages/handlers.ts',
    )
  })
})

const FIGURE =
  '<figure class="code-sample"><div class="code-bar"><span class="code-title">src/a.test.ts</span><button>Copy</button></div><pre><code>a() // → 1\n</code></pre></figure>'

const MARK = '<span role="img" aria-label="ran" title="Ran on 2.14.0">✓</span>'

it('of a run tells what a run left behind, then the test under a heading of its own', () => {
  const printed = '<div class="code-ran-part"><b>Printed</b><pre><code>one\ntwo\n</code></pre></div>'
  const proof = `<details class="code-proof"><summary><span>${MARK} 1 check passed</span> <b>Show the test</b><b>Hide the test</b></summary>${FIGURE}</details>`
  expect(getMarkdown(`<div class="code-ran">${printed}${proof}</div>`)).toBe(
    [
      'Printed:',
      '```text\none\ntwo\n```',
      '✓ 1 check passed',
      '###### Proof: src/a.test.ts',
      '```ts title="src/a.test.ts"\na() // → 1\n```',
    ].join('\n\n'),
  )
})

it('the short Markdown leaves out JavaScript forms and the tests of samples', () => {
  const both = title('<span data-language=ts>App.tsx</span><span data-language=js>App.jsx</span>')
  const pres = pre('f&lt;A>()\n', 'data-language=ts') + pre('f()\n', 'data-language=js')
  const proof = `<details class="code-proof"><summary><span>${MARK} 1 check passed</span></summary>${FIGURE}</details>`
  expect(getShortMarkdown(`${sample(both, pres)}<div class="code-ran">${proof}</div><p>After.</p>`)).toBe(
    `${fence('tsx title="App.tsx"', 'f<A>()')}\n\nAfter.`,
  )
})

it('of a run keeps the explanation of arrows', () => {
  const html = `<div class="code-ran"><p>${MARK} <span><code>// →</code> is followed by a value.</span></p></div>`
  expect(getMarkdown(html)).toBe('✓ `// →` is followed by a value.')
})

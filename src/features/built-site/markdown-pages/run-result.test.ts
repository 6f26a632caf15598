import { expect, it } from 'vitest'

import { markdownOf } from './a-page'

const FIGURE =
  '<figure class="code-sample"><div class="code-bar"><span class="code-title">src/a.test.ts</span><button>Copy</button></div><pre><code>a() // → 1\n</code></pre></figure>'

const MARK = '<span role="img" aria-label="ran" title="Ran on 2.14.0">✓</span>'

it('tells what a run left behind, then the test under a heading of its own', () => {
  const printed = '<div class="code-ran-part"><b>Printed</b><pre><code>one\ntwo\n</code></pre></div>'
  const proof = `<details class="code-proof"><summary><span>${MARK} 1 check passed</span> <b>Show the test</b><b>Hide the test</b></summary>${FIGURE}</details>`
  expect(markdownOf(`<div class="code-ran">${printed}${proof}</div>`)).toBe(
    [
      'Printed:',
      '```text\none\ntwo\n```',
      '✓ 1 check passed',
      '###### Proof: src/a.test.ts',
      '```ts title="src/a.test.ts"\na() // → 1\n```',
    ].join('\n\n'),
  )
})

it('keeps the explanation of arrows', () => {
  const html = `<div class="code-ran"><p>${MARK} <span><code>// →</code> is followed by a value.</span></p></div>`
  expect(markdownOf(html)).toBe('✓ `// →` is followed by a value.')
})

import { describe, expect, it } from 'vitest'

import { getMarkdown } from './a-page'

describe('text', () => {
  it.each([
    [
      'keeps code and emphasis, and escapes what would be Markdown',
      '<p><code>a</code> <b>b</b> <em>c</em> <i>d</i> 2*3 &lt;Provider&gt; [x]</p>',
      '`a` **b** *c* *d* 2\\*3 \\<Provider> \\[x]',
    ],
    [
      'leaves addresses in it as they are',
      '<p>See https://x.example/a_b (or http://x.example).</p>',
      'See https://x.example/a_b (or http://x.example).',
    ],
    [
      'has single spaces, whatever white space is in the HTML',
      '<p>\n one&nbsp;\n  <b>two</b>  <!-- --> three<br> four <br></p>',
      'one **two** three\\\nfour',
    ],
    [
      'makes paragraphs of words between blocks',
      'one<p>two</p>three <code>four</code><div>five</div>',
      'one\n\ntwo\n\nthree `four`\n\nfive',
    ],
    [
      'leaves nothing of elements without text',
      '<p> <b></b> <code> </code></p><h2> </h2><blockquote></blockquote>x',
      'x',
    ],
  ])('%s', (_what, html, markdown) => {
    expect(getMarkdown(html)).toBe(markdown)
  })

  it.each([
    '<nav>Menu</nav>',
    '<form><label>Find</label><input></form>',
    '<textarea aria-describedby="_R_-a b"></textarea><p id="_R_-a">Paste it</p><p id="b">Here</p>',
    '<p hidden>Secret</p>',
    '<span aria-hidden="true">→</span>',
    '<div role="status">Found</div>',
    '<script>run()</script>',
    '<noscript><p>Needs a script</p></noscript>',
  ])('is without %s', (html) => {
    expect(getMarkdown(`<p>a</p>${html}`)).toBe('a')
  })
})

const SHEET = `
  <div role="group" aria-label="Options">
    <div data-row-filter=""><label>Filter <input type="search"></label><span role="status"></span></div>
    <dl data-spec="Option">
      <div><dt id="o-a"><a href="#o-a"><code>a</code></a> <span class="since">since <span>version </span>2.9</span></dt>
        <dd data-required="">required</dd>
        <dd><code>Map&lt;<wbr>A | B></code><details><summary>full type</summary><code>C</code></details></dd>
        <dd>First, see <a href="/b">b</a>.</dd></div>
      <div><dt id="o-b"><a href="#o-b"><code>b</code></a></dt><dd data-default=""><code>5</code></dd>
        <dd><code>number</code></dd><dd>Second.</dd></div>
    </dl>
  </div>`

describe('elements', () => {
  it.each([
    [
      'headings keep their level, and lose their anchors and buttons',
      '<h2 id="x">The <code>x</code><a class="hash-link" href="#x">\u200B</a></h2><h3>y<button>Share</button></h3><h4>z</h4>',
      '## The `x` {#x}\n\n### y\n\n#### z',
    ],
    [
      'the members of a type are a table of names, types, defaults and meanings',
      SHEET,
      '| Option | Type | Default | Meaning |\n| - | - | - | - |\n| `a` since version 2.9 | `Map<A \\| B>` | required | First, see [b](https://docs.example.org/b). |\n| `b` | `number` | `5` | Second. |',
    ],
    [
      'there is no column of defaults where there are none',
      '<dl data-spec="Property"><div><dt id="a"><a href="#a"><code>a</code></a></dt><dd><code>A</code></dd><dd>One.</dd></div></dl>',
      '| Property | Type | Meaning |\n| - | - | - |\n| `a` | `A` | One. |',
    ],
    [
      'links are absolute',
      '<p><a href="/api/createAction">one</a> <a href="#options"><code>two</code></a> <a href="mailto:a@b.c">three</a></p>',
      '[one](https://docs.example.org/api/createAction) [`two`](https://docs.example.org/api/createSlice#options) [three](mailto:a@b.c)',
    ],
    [
      'links are words alone where they only give a row its address',
      '<table><tr><th>Option</th></tr><tr id="o-name"><td><a href="#o-name">name</a></td></tr></table>',
      '| Option |\n| - |\n| name |',
    ],
    [
      'links lose the icon that says where they lead',
      '<p><a href="https://x.example/a">x<svg aria-label="(opens in new tab)"><use/></svg></a></p>',
      '[x](https://x.example/a)',
    ],
    [
      'images have an absolute address and their text; decoration is left out',
      '<p><img src="/a.png" alt="A chart"><img src="/b.png" alt=""></p>',
      '![A chart](https://docs.example.org/a.png)',
    ],
    [
      'lists are bulleted or numbered, and can lie within each other',
      '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li><li>d</li></ol>',
      '- a\n  - b\n\n3. c\n4. d',
    ],
    [
      'lists keep the paragraphs and the code of their entries apart',
      '<ol><li><p>a</p><p>b</p></li><li><p>c</p><pre><code>x()</code></pre></li></ol>',
      '1. a\n\n   b\n\n2. c\n\n   ```\n   x()\n   ```',
    ],
    [
      'lists are none where their entries have headings',
      '<ol><li><h3>Error 0</h3><p>a</p></li><li><h3>Error 1</h3></li></ol>',
      '### Error 0\n\na\n\n### Error 1',
    ],
    [
      'tables keep rows and columns, row headings included, and leave no pipe or line break in a cell',
      '<table><thead><tr><th>Type<th>Meaning<tbody>\n<tr><th scope="row"><code>a | b</code><td>one<br>two | three\n<tr><td><td><p>four</p><p>five</p></table>',
      '| Type | Meaning |\n| - | - |\n| `a \\| b` | one two \\| three |\n| | four five |',
    ],
    [
      'tables show recorded renders, with what was said below them',
      '<figure class="timeline-figure"><div class="timeline-scroll"><table class="timeline"><thead><tr><th>Render<th>1<th>2<tbody><tr><th scope="row"><code>isLoading</code><td>yes<td>–</table></div>\n<figcaption>Recorded.</figcaption></figure>',
      '| Render | 1 | 2 |\n| - | - | - |\n| `isLoading` | yes | – |\n\nRecorded.',
    ],
    [
      'notes are quotations that begin with their title',
      '<div class="theme-admonition theme-admonition-tip alert"><div class="admonitionHeading_x">\n<span><svg><path/></svg></span>JavaScript</div><div><p>Choose <b>JS</b>.</p><ul><li>a</li></ul></div></div>',
      '> **JavaScript**\n>\n> Choose **JS**.\n>\n> - a',
    ],
    [
      'what can be unfolded is',
      '<details><summary>The <code>x</code></summary><div><p>Text</p></div></details>',
      '**The `x`**\n\nText',
    ],
    [
      'terms are emphasized, unlike their definitions',
      '<dl><div><dt id="a"><code>a</code> is late</dt><dd>Wait.</dd><dd>Or ask.</dd></div></dl>',
      '**`a` is late**\n\nWait.\n\nOr ask.',
    ],
    [
      'diagrams are what they say of themselves',
      '<figure><div role="img" aria-label="The loop. An action leads to a state. And so on." data-diagram="">\n<b>dispatch</b></div><figcaption>One way only.</figcaption></figure>',
      '*Diagram: The loop.* An action leads to a state. And so on.\n\nOne way only.',
    ],
  ])('%s', (_what, html, markdown) => {
    expect(getMarkdown(html)).toBe(markdown)
  })

  it('stop the build where a link is no address', () => {
    expect(() => getMarkdown('<p><a href="https://">x</a></p>')).toThrow(
      'https://docs.example.org/api/createSlice: "https://" is no address',
    )
  })
})

import { describe, expect, it } from 'vitest'

import { markdownOf } from './a-page'

describe('text', () => {
  it('keeps code and emphasis, and escapes what would be Markdown', () => {
    expect(markdownOf('<p><code>a</code> <b>b</b> <em>c</em> <i>d</i> 2*3 &lt;Provider&gt; [x]</p>')).toBe(
      '`a` **b** *c* *d* 2\\*3 \\<Provider> \\[x]',
    )
  })

  it('leaves addresses in it as they are', () => {
    expect(markdownOf('<p>See https://x.example/a_b (or http://x.example).</p>')).toBe(
      'See https://x.example/a_b (or http://x.example).',
    )
  })

  it('has single spaces, whatever white space is in the HTML', () => {
    expect(markdownOf('<p>\n one&nbsp;\n  <b>two</b>  <!-- --> three<br> four <br></p>')).toBe(
      'one **two** three\\\nfour',
    )
  })

  it('makes paragraphs of words between blocks', () => {
    expect(markdownOf('one<p>two</p>three <code>four</code><div>five</div>')).toBe(
      'one\n\ntwo\n\nthree `four`\n\nfive',
    )
  })

  it('leaves nothing of elements without text', () => {
    expect(markdownOf('<p> <b></b> <code> </code></p><h2> </h2><blockquote></blockquote>x')).toBe('x')
  })
})

describe('headings', () => {
  it('keep their level, and lose their anchors and buttons', () => {
    const anchor = '<a class="hash-link" href="#x">\u200B</a>'
    const html = `<h2 id="x">The <code>x</code>${anchor}</h2><h3>y<button>Share</button></h3><h4>z</h4>`
    expect(markdownOf(html)).toBe('## The `x` {#x}\n\n### y\n\n#### z')
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

describe('the members of a type', () => {
  it('are a table of names, types, defaults and meanings', () => {
    expect(markdownOf(SHEET)).toBe(
      [
        '| Option | Type | Default | Meaning |',
        '| - | - | - | - |',
        '| `a` since version 2.9 | `Map<A \\| B>` | required | First, see [b](https://docs.example.org/b). |',
        '| `b` | `number` | `5` | Second. |',
      ].join('\n'),
    )
  })

  it('have no column of defaults where there are none', () => {
    const sheet =
      '<dl data-spec="Property"><div><dt id="a"><a href="#a"><code>a</code></a></dt><dd><code>A</code></dd><dd>One.</dd></div></dl>'
    expect(markdownOf(sheet)).toBe('| Property | Type | Meaning |\n| - | - | - |\n| `a` | `A` | One. |')
  })
})

describe('links', () => {
  it('are absolute', () => {
    const html =
      '<p><a href="/api/createAction">one</a> <a href="#options"><code>two</code></a> <a href="mailto:a@b.c">three</a></p>'
    expect(markdownOf(html)).toBe(
      '[one](https://docs.example.org/api/createAction) ' +
        '[`two`](https://docs.example.org/api/createSlice#options) [three](mailto:a@b.c)',
    )
  })

  it('are words alone where they only give a row its address', () => {
    const html =
      '<table><tr><th>Option</th></tr><tr id="o-name"><td><a href="#o-name">name</a></td></tr></table>'
    expect(markdownOf(html)).toBe('| Option |\n| - |\n| name |')
  })

  it('lose the icon that says where they lead', () => {
    const html = '<p><a href="https://x.example/a">x<svg aria-label="(opens in new tab)"><use/></svg></a></p>'
    expect(markdownOf(html)).toBe('[x](https://x.example/a)')
  })

  it('stop the build where they are no address', () => {
    expect(() => markdownOf('<p><a href="https://">x</a></p>')).toThrow(
      'https://docs.example.org/api/createSlice: "https://" is no address',
    )
  })
})

describe('images', () => {
  it('have an absolute address and their text; decoration is left out', () => {
    expect(markdownOf('<p><img src="/a.png" alt="A chart"><img src="/b.png" alt=""></p>')).toBe(
      '![A chart](https://docs.example.org/a.png)',
    )
  })
})

describe('lists', () => {
  it('are bulleted or numbered, and can lie within each other', () => {
    expect(markdownOf('<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li><li>d</li></ol>')).toBe(
      '- a\n  - b\n\n3. c\n4. d',
    )
  })

  it('keep the paragraphs and the code of their entries apart', () => {
    const html = '<ol><li><p>a</p><p>b</p></li><li><p>c</p><pre><code>x()</code></pre></li></ol>'
    expect(markdownOf(html)).toBe('1. a\n\n   b\n\n2. c\n\n   ```\n   x()\n   ```')
  })

  it('are no lists where their entries have headings', () => {
    expect(markdownOf('<ol><li><h3>Error 0</h3><p>a</p></li><li><h3>Error 1</h3></li></ol>')).toBe(
      '### Error 0\n\na\n\n### Error 1',
    )
  })
})

describe('tables', () => {
  it('keep rows and columns, row headings included, and leave no pipe or line break in a cell', () => {
    const html = `<table><thead><tr><th>Type<th>Meaning<tbody>
      <tr><th scope="row"><code>a | b</code><td>one<br>two | three
      <tr><td><td><p>four</p><p>five</p></table>`
    expect(markdownOf(html)).toBe(
      '| Type | Meaning |\n| - | - |\n| `a \\| b` | one two \\| three |\n| | four five |',
    )
  })

  it('show recorded renders, with what was said below them', () => {
    const html = `<figure class="timeline-figure"><div class="timeline-scroll"><table class="timeline">
      <thead><tr><th>Render<th>1<th>2<tbody><tr><th scope="row"><code>isLoading</code><td>yes<td>–</table></div>
      <figcaption>Recorded.</figcaption></figure>`
    expect(markdownOf(html)).toBe('| Render | 1 | 2 |\n| - | - | - |\n| `isLoading` | yes | – |\n\nRecorded.')
  })
})

describe('notes', () => {
  it('are quotations that begin with their title', () => {
    const html = `<div class="theme-admonition theme-admonition-tip alert"><div class="admonitionHeading_x">
      <span><svg><path/></svg></span>JavaScript</div><div><p>Choose <b>JS</b>.</p><ul><li>a</li></ul></div></div>`
    expect(markdownOf(html)).toBe('> **JavaScript**\n>\n> Choose **JS**.\n>\n> - a')
  })

  it('that can be unfolded are', () => {
    expect(markdownOf('<details><summary>The <code>x</code></summary><div><p>Text</p></div></details>')).toBe(
      '**The `x`**\n\nText',
    )
  })
})

describe('terms', () => {
  it('are emphasized, unlike their definitions', () => {
    const html = '<dl><div><dt id="a"><code>a</code> is late</dt><dd>Wait.</dd><dd>Or ask.</dd></div></dl>'
    expect(markdownOf(html)).toBe('**`a` is late**\n\nWait.\n\nOr ask.')
  })
})

describe('diagrams', () => {
  it('are what they say of themselves', () => {
    const html = `<figure><div role="img" aria-label="The loop. An action leads to a state. And so on." data-diagram="">
      <b>dispatch</b></div><figcaption>One way only.</figcaption></figure>`
    expect(markdownOf(html)).toBe(
      '*Diagram: The loop.* An action leads to a state. And so on.\n\nOne way only.',
    )
  })
})

describe('what is not text', () => {
  it.each([
    '<nav>Menu</nav>',
    '<form><label>Find</label><input></form>',
    '<textarea aria-describedby="_R_-a b"></textarea><p id="_R_-a">Paste it</p><p id="b">Here</p>',
    '<p hidden>Secret</p>',
    '<span aria-hidden="true">→</span>',
    '<div role="status">Found</div>',
    '<script>run()</script>',
    '<noscript><p>Needs a script</p></noscript>',
  ])('is left out: %s', (html) => {
    expect(markdownOf(`<p>a</p>${html}`)).toBe('a')
  })
})

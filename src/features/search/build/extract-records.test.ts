import { describe, expect, it } from 'vitest'

import { readErrorsOf } from '../../error-messages/build/read-texts'
import { extractRecords, splitText, condense, getMessages } from './extract-records'

const HEAD = `
  <link rel="canonical" href="https://docs.example.org/api/createSlice">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">
  <meta name="docsearch:version" content="current">`

const ARTICLE = `
  <nav class="theme-doc-breadcrumbs"><ul>
    <li class="breadcrumbs__item"><a aria-label="Home page"><svg><title>Home</title></svg></a></li>
    <li class="breadcrumbs__item"><span>API</span></li>
    <li class="breadcrumbs__item breadcrumbs__item--active"><span>createSlice</span></li>
  </ul></nav>
  <div class="theme-doc-markdown markdown">
    <header><h1>createSlice</h1></header>
    <p>Makes <code>slice.actions</code>, for <b>re</b>ducers &lt;Provider&gt;.</p><p>Second.</p>
    <h2 id="options">Options<a class="hash-link" href="#options">#</a></h2>
    <div class="theme-code-block"><pre><code>const hidden = 1</code></pre><button>Copy</button></div>
    <ul><li>one</li><li>two</li></ul>
    <h3 id="name"><code>name</code></h3><p>The prefix.</p>
    <figure><figcaption>sample.ts</figcaption><pre data-language="ts">const myStore = configureStore()</pre>
      <pre data-language="js">const jsOnlyName = 1</pre><p>An annotation</p></figure>
    <table><thead><tr><th>Option</th><th>Default</th></tr></thead><tbody>
      <tr><td><code>reducerPath</code></td><td>the name</td></tr>
      <tr id="selectors"><td><code>selectors</code></td><td>none</td></tr>
    </tbody></table>
    <table><thead><tr><th>Loading</th></tr></thead><tbody><tr><td>plain words</td></tr></tbody></table>
    <dl><dt><code>injectInto</code></dt><dd>Adds it.</dd><dt>A term</dt><dd>Its text.</dd></dl>
    <h2 id="result">Result</h2>
  </div>`

function page(body: string, head = HEAD): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`
}

const SHEET = `<h1>createSlice</h1><h2 id="options">Options</h2>
  <div role="group" aria-label="Options">
    <div data-row-filter="" data-search-ignore=""><label>Filter <input type="search"></label></div>
    <dl data-spec="Option">
      <div><dt id="o-name"><a href="#o-name"><code>name</code></a> <span class="since" data-search-ignore="">since 2.9</span></dt><dd data-required="">required</dd><dd><code>Map&lt;<wbr>A></code><details data-search-ignore=""><summary>full type</summary><code>Map&lt;A, {}></code></details></dd><dd>The prefix.</dd></div>
      <div><dt id="o-path"><a href="#o-path"><code>path</code></a></dt><dd data-default=""><code>name</code></dd><dd><code>string</code></dd><dd>The key.</dd></div>
    </dl>
    <p>Not listed: b.</p>
  </div>`

it('makes a record of each member of a type, with its default and meaning', () => {
  const records = extractRecords(page(SHEET))
  expect(records.map(({ anchor, hierarchy, content }) => [anchor, hierarchy.lvl3, content])).toEqual([
    [null, null, null],
    ['options', null, 'name, path, Not listed: b.'],
    ['o-name', 'name', 'required · The prefix.'],
    ['o-path', 'path', 'name · The key.'],
  ])
})

it('reads only the beginning of a section about the internals', () => {
  const head = HEAD.replace('api/createSlice', 'rtk-query/internal/overview')
  const text = 'word '.repeat(200)
  const [, section] = extractRecords(page(`<h1>Inside</h1><h2 id="a">A</h2><p>${text}</p>`, head))
  expect(section?.content?.length).toBeLessThanOrEqual(300)
  expect(section?.content?.length).toBeGreaterThan(250)
})

describe('extractRecords', () => {
  const records = extractRecords(page(ARTICLE))

  it('makes a record of the lead, of each section and of each row that names something', () => {
    expect(records.map(({ type, anchor, content }) => [type, anchor, content])).toEqual([
      ['lvl1', null, 'Makes slice.actions, for reducers <Provider>. Second.'],
      ['lvl2', 'options', 'one two'],
      [
        'lvl3',
        'name',
        'The prefix. reducerPath, selectors, Loading plain words injectInto, A term Its text.',
      ],
      ['lvl4', 'name', 'the name'],
      ['lvl4', 'selectors', 'none'],
      ['lvl4', 'name', 'Adds it.'],
      ['lvl2', 'result', null],
    ])
  })

  it('places each record below the category, the page and the headings above it', () => {
    expect(records[2]?.hierarchy).toMatchObject({
      lvl0: 'API',
      lvl1: 'createSlice',
      lvl2: 'Options',
      lvl3: 'name',
    })
    expect(records[3]?.hierarchy).toMatchObject({ lvl3: 'name', lvl4: 'reducerPath' })
    expect(records.at(-1)?.hierarchy).toMatchObject({ lvl2: 'Result', lvl3: null, lvl4: null })
  })

  it('takes the address, the language and the tags from the page', () => {
    expect(records[1]).toMatchObject({
      url: 'https://docs.example.org/api/createSlice#options',
      url_without_anchor: 'https://docs.example.org/api/createSlice',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    })
  })

  it('keeps of samples the names that the text lacks, in one language', () => {
    expect(records[2]?.keywords).toBe('myStore configureStore')
    expect(records.map(({ content }) => content).join()).not.toMatch(/sample\.ts|annotation/)
  })

  it('finds a page by its description, and gives every record an id of its own', () => {
    const head = `${HEAD}<meta name="description" content="Reference for createSlice">`
    expect(extractRecords(page(ARTICLE, head))[0]?.keywords).toBe('Reference for createSlice')
    expect(new Set(records.map((record) => record.objectID)).size).toBe(records.length)
  })

  it('files pages without a sidebar under Documentation', () => {
    const head = '<link rel="canonical" href="https://docs.example.org/errors">'
    expect(extractRecords(page('<h1>Errors</h1><p>All codes.</p>', head))[0]).toMatchObject({
      hierarchy: { lvl0: 'Documentation', lvl1: 'Errors' },
      docusaurus_tag: 'default',
      content: 'All codes.',
    })
  })

  it.each([
    ['redirects', `${HEAD}<meta http-equiv="refresh" content="0; url=/x">`],
    ['unlisted pages', `${HEAD}<meta name="robots" content="noindex, follow">`],
    ['pages without an address', ''],
  ])('leaves out %s', (_, head) => {
    expect(extractRecords(page(ARTICLE, head))).toEqual([])
  })

  it('cuts long sections, and keeps the words of their ends', () => {
    const [long] = extractRecords(page(`<h1>Long</h1><p>${'word '.repeat(100)}needle</p>`))
    expect(long?.content?.length).toBeLessThanOrEqual(400)
    expect(long?.keywords).toBe('needle')
  })

  it('splits long entries of errors, whose messages are compared, into records of their own', () => {
    const head = '<link rel="canonical" href="https://docs.example.org/errors">'
    const entry = `<h2 id="immer-current">current</h2><p>${'word '.repeat(1500)}</p>`
    const [, ...long] = extractRecords(page(`<h1>Errors</h1>${entry}`, head), readErrorsOf('.', 'immer'))
    expect(long.map((record) => record.type)).toEqual(['lvl2', 'content'])
    expect(new Set(long.map((record) => record.objectID)).size).toBe(2)
  })
})

it('an exercise takes the place of the heading above it, and is found by its title alone', () => {
  const [, exercise, ...others] = extractRecords(
    page(`<h1>A page</h1><h2 id="group" data-search-exercise="">Exercises</h2>
      <h3 id="repair" data-search-exercise="">Repair it</h3>
      <p>It is broken.</p><figure><pre>const brokenStore = 1</pre></figure>`),
  )
  expect(exercise).toMatchObject({ anchor: 'repair', content: null, weight: { pageRank: -2 } })
  expect(exercise?.hierarchy).toMatchObject({ lvl2: 'Repair it', lvl3: null })
  expect(JSON.stringify(exercise)).not.toContain('brokenStore')
  expect(others).toEqual([])
})

describe('splitText', () => {
  it('splits between words, and inside a word that is too long', () => {
    expect(splitText('aa bb cc', 6)).toEqual(['aa bb', 'cc'])
    expect(splitText('abcdef', 4)).toEqual(['abcd', 'ef'])
    expect(splitText('', 4)).toEqual([''])
  })
})

describe('a live demo and a recorded timeline', () => {
  const records = extractRecords(
    page(`<div class="theme-doc-markdown"><h1>Queries</h1>
      <section data-live-demo="first-query"><p>A query</p><ol><li>Press <b>Refetch</b>.</li></ol>
        <div data-stage="waiting"><p>The demo is loading.</p></div>
        <details><summary>Source: <span>ticketsApi.ts</span></summary>
          <div id="panel"><div><figure class="code-sample"><div class="code-bar"><span>ticketsApi.ts</span></div>
            <pre data-language="ts"><code>const demoApi = createApi()</code></pre></figure></div></div></details>
      </section>
      <figure class="timeline-figure"><div class="timeline-scroll"><table class="timeline">
        <thead><tr><th scope="col">Render</th><th scope="col">1</th></tr></thead>
        <tbody><tr><th scope="row"><code>isLoading</code></th><td class="on">yes</td></tr></tbody></table></div>
        <figcaption>Recorded.</figcaption></figure>
      <p>After.</p></div>`),
  )

  it('give their text and the identifiers of the source; flags make no records', () => {
    expect(records.map(({ content }) => content)).toEqual(['A query Press Refetch. After.'])
    expect(records[0]?.keywords).toContain('demoApi')
  })
})

it('keeps the words of the end of a long text, each once, unless the beginning has them in some form', () => {
  const text = 'Selectors read the cache. They are memoized by createSelector, as memoized selector of keys.'
  const beginning = 'Selectors read the cache.'
  expect(condense(text, 25)).toEqual({ beginning, words: 'memoized createSelector keys' })
  expect(condense(beginning, 100)).toEqual({ beginning, words: '' })
})

const PAGE = 'https://docs.example.org/errors'
const known = readErrorsOf('.', 'redux')

describe('the messages of an error', () => {
  it('are a line each, with its numbers, and not repeated when the page has them', () => {
    const lines = getMessages(PAGE, 'redux-7', '', known)?.split('\n') ?? []
    expect(lines[0]).toMatch(/^Actions must be plain objects/)
    expect(lines).toContainEqual(expect.stringContaining('redux-7'))
    const text = 'Actions must be plain objects.'
    expect(getMessages(PAGE, 'redux-7', text, known)).not.toContain('plain objects')
  })

  it.each([
    [PAGE, 'all-codes'],
    [PAGE, null],
    ['https://docs.example.org/api/createSlice', 'redux-7'],
  ])('are those of entries on the page of errors only: %s#%s', (url, anchor) => {
    expect(getMessages(url, anchor, '', known)).toBeUndefined()
  })
})

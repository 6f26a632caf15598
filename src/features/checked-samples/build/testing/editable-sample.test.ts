import { describe, expect, it } from 'vitest'

import { buildPageProject } from '../page/page-project'
import { readSamplePage } from '../page/read-page'
import type { SampleResult } from '../result'
import { editableSample, editableText } from '../editable-sample'
import { aDemo, aResult } from './fixtures'

const STORE = `\`\`\`ts title="src/store.ts"
import { configureStore } from '@reduxjs/toolkit'
export const store = configureStore({ reducer: () => 1 })
\`\`\`
`
const RUN = `\`\`\`ts run
import { store } from './store'
// ---cut---
store.getState() // → 1
\`\`\`
`

function getSamples(text: string, results = new Map<number, SampleResult>()) {
  const page = readSamplePage('docs/page.mdx', text)
  const project = buildPageProject(page, '/site')
  return page.fences.map((fence) => editableSample(fence, project, results))
}

describe('editableSample', () => {
  it('has the files of an executed block, its own first, then those that it imports', () => {
    const [notRun, sample] = getSamples(STORE + RUN)
    expect(notRun).toBeUndefined()
    expect(sample).toMatchObject({ own: 1, environment: 'development' })
    expect(sample?.files.map(({ name }) => name)).toEqual(['src/this-sample.ts', 'src/store.ts'])
  })

  it('has the JavaScript that the page shows, empty for a file of types alone', () => {
    const results = new Map([
      [0, aResult({ javascript: '' })],
      [1, aResult({ javascript: 'store.getState() // → 1\n' })],
    ])
    const [, sample] = getSamples(STORE + RUN, results)
    expect(sample?.files.map(({ javascript }) => javascript?.code)).toEqual(['store.getState() // → 1', ''])
  })

  it('has the server, the environment and what is printed', () => {
    const text = '```ts run server="shop" env="production"\n1\n```\n\n```text output\n1\n```\n'
    expect(getSamples(text)[0]).toMatchObject({ server: 'shop', environment: 'production', printed: '1' })
  })

  it('has what a document showed at the end', () => {
    const result = aResult({ run: { checks: 0, screen: ['[Save]'], requests: [] } })
    expect(getSamples('```tsx dom\n1\n```\n', new Map([[0, result]]))[0]).toMatchObject({
      screen: ['[Save]'],
    })
    expect(getSamples(STORE + RUN)[1]).not.toHaveProperty('screen')
  })

  const PROOF = '\n```ts title="src/store.test.ts" run proof\nimport \'./store\'\n```\n'

  it('has the proof that comes with a block, and the name of the block’s file', () => {
    const [sample] = getSamples(STORE + PROOF)
    expect(sample).toMatchObject({ own: 1, shown: 'src/store.ts' })
    expect(sample?.files.map(({ name }) => name)).toEqual(['src/store.test.ts', 'src/store.ts'])
  })

  it('takes the next proof where one needs Node', () => {
    const inNode = PROOF.replace('proof', 'proof node="Only Node says this."').replace(
      'store.test',
      'node.test',
    )
    expect(getSamples(STORE + inNode + PROOF)[0]?.files[0]?.name).toBe('src/store.test.ts')
  })

  it.each([
    ['comes before the block', PROOF.replace('./store', './other') + STORE],
    ['imports something else', STORE + PROOF.replace("import './store'", '1')],
  ])('leaves out a block whose proof %s', (_, text) => {
    expect(getSamples(text).filter(Boolean)).toEqual([])
  })

  it.each([
    ['one that is not shown', '```ts run setup\n1\n```\n'],
    ['a proof', '```ts run proof\n1\n```\n'],
    ['one that imports from Node', "```ts run\nimport fs from 'node:fs'\nfs\n```\n"],
    ['one that loads from Node', "```ts run\nawait import('msw/node')\n```\n"],
    [
      'one that imports such a file',
      "```ts title=\"src/a.ts\"\nimport 'node:fs'\n```\n\n```ts run\nimport './a'\n```\n",
    ],
    ['one whose tag says so', '```ts run node="Only Node says this."\n1\n```\n'],
  ])('leaves out %s', (_, text) => {
    expect(getSamples(text).filter(Boolean)).toEqual([])
  })
})

describe('the files of a live demo', () => {
  it('are one sample, which begins with the file of the block', () => {
    const about = aDemo('queue', 'Card.tsx', 'queueApi.ts')
    const page = readSamplePage('docs/page.mdx', '<LiveDemo name="queue" />\n', () => "import './store'\n", [
      about,
    ])
    const project = buildPageProject(page, '/site')
    const samples = page.fences.map((fence) => editableSample(fence, project, new Map()))
    expect(samples).toMatchObject([
      { demo: 'queue', own: 0, environment: 'development', shown: 'Card.tsx' },
      { shown: 'queueApi.ts' },
    ])
    for (const sample of samples)
      expect(sample?.files.map(({ name }) => name)).toEqual(['Card.tsx', 'queueApi.ts'])
  })
})

describe('editableText', () => {
  it('keeps hidden lines, and says which they are', () => {
    const code =
      'a\n// ---cut---\n\nb\n// ---cut-start---\nc\nd\n// ---cut-end---\ne\n// ---cut-after---\nf\n'
    expect(editableText(code)).toEqual({
      code: 'a\n\nb\nc\nd\ne\nf',
      hidden: [
        [0, 1],
        [3, 4],
        [6, 6],
      ],
    })
  })

  it('leaves out what is written for the check', () => {
    expect(editableText('\n// @errors: 2345\na(1)\n')).toEqual({ code: 'a(1)', hidden: [] })
  })

  it('hides nothing of a file of which the page shows nothing', () => {
    expect(editableText('a\n// ---cut---\n').hidden).toEqual([])
  })
})

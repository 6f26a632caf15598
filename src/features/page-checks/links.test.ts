import { describe, expect, it } from 'vitest'

import { linkTargets } from './link-targets'
import { linkDiagnostics } from './links'

const TARGETS = linkTargets(
  '.',
  new Map([
    ['docs/api/seats.mdx', '## Options {/* #options */}\n'],
    ['docs/usage/nextjs.mdx', ''],
  ]),
)
const diagnostics = (text: string) => linkDiagnostics('docs/api/seats.mdx', text, TARGETS)

describe('linkDiagnostics', () => {
  it.each([
    ['a page', '[a](/api/seats)'],
    ['a heading', '[a](/api/seats#options)'],
    ['a heading of the same page', '[a](#options)'],
    ['a sample below a heading, and an action of it', '<a href="#try=options~2+store=0.9">a</a>'],
    ['an id of a row that was published', '[a](/usage/nextjs#how-it-works)'],
    ['an old id that leads elsewhere', '[a](/usage/nextjs#pitfall-module-variable)'],
    ['the home page', '[a](/)'],
    ['a page that is a component', '[a](/errors#code-3)'],
    ['a file', '[a](/img/logo.svg)'],
    ['the archive of an example app', '<a href="/downloads/waterline.zip">a</a>'],
    ['another site', '[a](https://example.test/api/nothing)'],
    ['an example in code', '`[a](/api/nothing)`\n\n```md\n[a](/api/nothing)\n```'],
  ])('accepts a link to %s', (_, text) => {
    expect(diagnostics(text)).toEqual([])
  })

  it('gives the line of each link to a page that is missing, and the page that may be meant', () => {
    expect(
      diagnostics('Text\n[a](/api/seat) and [b](/api/seats)\n\n<Card href="/api/setas">x</Card>'),
    ).toEqual([
      { line: 2, message: 'There is no page /api/seat. Write /api/seats, if that is meant.' },
      { line: 4, message: 'There is no page /api/setas. Write /api/seats, if that is meant.' },
    ])
  })

  it('reports an archive of an app that is missing', () => {
    expect(diagnostics('<a href="/downloads/waterlin.zip">a</a>')[0]?.message).toContain(
      '/downloads/waterlin.zip',
    )
  })

  it('names the new address of a page that moved', () => {
    expect(diagnostics('[a](/docs)')[0]?.message).toMatch(/^There is no page \/docs\. Write \/introduction\//)
  })

  it('doubts a heading that is missing: rows of tables are known later', () => {
    expect(diagnostics('[a](/api/seats#option)')).toEqual([
      {
        line: 1,
        isDoubtful: true,
        message: expect.stringContaining('/api/seats has no heading #option. Write #options') as string,
      },
    ])
  })

  it('doubts a sample whose heading is missing', () => {
    expect(diagnostics('<a href="#try=option~1">a</a>')[0]?.message).toContain('has no heading #option.')
  })

  it('doubts a heading that is missing on the same page', () => {
    expect(diagnostics('[a](#option)')[0]).toMatchObject({ line: 1, isDoubtful: true })
  })
})

import { existsSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { COVERS } from '../../recorded/specs/covers'
import { filesOf, specSubject } from '../../recorded/specs/spec-subject'

const subject = specSubject()
const SEARCH = 'tests/browser/search-hits.spec.ts'
const SIDEBAR = 'tests/browser/sidebar.spec.ts'

describe('a test file in the browser', () => {
  it('is about its features, what they import, the pages that it names, and its own code', () => {
    const files = filesOf('tests/browser/demos.spec.ts')
    expect(files).toEqual(
      expect.arrayContaining([
        'src/features/demos',
        'src/features/demo-catalog/read-demos.ts',
        'docs/rtk-query/usage/queries.mdx',
        'tests/browser/open-demo.ts',
      ]),
    )
    expect(files.filter((file) => file.startsWith('src/features/search'))).toEqual([])
  })

  it('is about all pages if it looks for something in them, or names none', () => {
    expect(filesOf(SEARCH)).toEqual(expect.arrayContaining(['docs', 'content']))
    expect(filesOf('tests/browser/home.spec.ts')).toEqual(expect.arrayContaining(['docs', 'sidebars.ts']))
  })

  it('is about the whole site if nothing else is known', () => {
    expect(filesOf(SIDEBAR)).toEqual(expect.arrayContaining(['src', 'sidebars.ts']))
  })
})

it.each(COVERS)('"%s" is the beginning of a test file, and its features exist', (beginning, features) => {
  expect(subject.items.some((spec) => spec.startsWith(`tests/browser/${beginning}`))).toBe(true)
  expect(features.filter((feature) => !existsSync(`src/features/${feature}`))).toEqual([])
})

it('leaves out the test files that choose by item', () => {
  expect(subject.items).toContain(SEARCH)
  expect(subject.items).not.toContain('tests/browser/try-samples.spec.ts')
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'

/** Features that would work for the documentation of any library. What they have to know of this one is in `src/config/`. */
const FOR_ANY_LIBRARY = ['checked-samples', 'search', 'fast-pages']
/** Tests, and queries that are measured, are about this site. */
const ABOUT_THIS_SITE = /\.test\.|\/(?:testing|relevance)\/|README\.md$/
const NAME = /redux|\brtk/i

describe.each(FOR_ANY_LIBRARY)('the feature %s', (feature) => {
  const folder = `src/features/${feature}`
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(forwardSlashes(entry.parentPath), entry.name))
    .filter((file) => !ABOUT_THIS_SITE.test(file))

  it("doesn't name the documented library", () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => NAME.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

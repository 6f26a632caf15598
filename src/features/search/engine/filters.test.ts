import { describe, expect, it } from 'vitest'

import { passesFilters } from './engine'
import { aRecord } from '../testing/a-record'

const record = aRecord('createSlice', { language: 'en', docusaurus_tag: 'docs-default-current' })

describe('passesFilters', () => {
  it.each([
    [undefined, true],
    [[], true],
    [['language:en'], true],
    [['language:de'], false],
    [['language:en', 'docusaurus_tag:default'], false],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-other-1.0']], false],
    [['unknown:x'], false],
  ])('%j passes: %s', (filters, expected) => {
    expect(passesFilters(record, filters)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'

import { readSearchConfig } from './config'

const HOSTED = { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' }

describe('readSearchConfig', () => {
  it('searches the embedded index when no service is named', () => {
    expect(readSearchConfig({}).client).toEqual({ provider: 'embedded' })
  })

  it('tells the theme and the browser of the same service', () => {
    const names = { appId: 'APP', apiKey: 'key', indexName: 'docs' }
    const { theme, client } = readSearchConfig(HOSTED)
    expect(client).toEqual({ provider: 'hosted', ...names })
    expect(theme).toMatchObject(names)
  })

  it.each(Object.keys(HOSTED))('asks for %s when it alone is missing', (name) => {
    expect(() => readSearchConfig({ ...HOSTED, [name]: '' })).toThrow(`${name} must be set too`)
  })
})

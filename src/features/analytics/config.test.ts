import { describe, expect, it } from 'vitest'

import { readAnalyticsConfig } from './config'

const read = (domain: string, websiteId = 'site-1') =>
  readAnalyticsConfig({ ANALYTICS_DOMAIN: domain, ANALYTICS_WEBSITE_ID: websiteId })

describe('readAnalyticsConfig', () => {
  it('answers undefined when neither variable is set', () => {
    expect(readAnalyticsConfig({})).toBeUndefined()
  })

  it('asks for the id when only the domain is set', () => {
    expect(() => readAnalyticsConfig({ ANALYTICS_DOMAIN: 'stats.example.org' })).toThrow(
      'ANALYTICS_WEBSITE_ID must be set too',
    )
  })

  it.each(['stats.example.org', 'localhost:4321', '127.0.0.1:8080', 'Stats.Example.org'])(
    'accepts the host %s',
    (domain) => {
      expect(read(domain)).toEqual({ domain, websiteId: 'site-1' })
    },
  )

  it.each([
    'https://stats.example.org',
    '//stats.example.org',
    'stats.example.org/script.js',
    'stats.example.org?x=1',
    'stats.example.org#x',
    'user@stats.example.org',
    'stats example.org',
    'stats.example.org"',
    "stats.example.org'",
    '<script>',
    'stats.example.org:port',
  ])('rejects the domain %s and shows it', (domain) => {
    expect(() => read(domain)).toThrow(`ANALYTICS_DOMAIN is ${JSON.stringify(domain)}`)
  })

  it.each(['a b', 'a"b', '<b>', 'a/b'])('rejects the website id %s', (websiteId) => {
    expect(() => read('stats.example.org', websiteId)).toThrow('ANALYTICS_WEBSITE_ID is')
  })
})

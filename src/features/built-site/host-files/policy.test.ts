import { describe, expect, it } from 'vitest'

import { contentSecurityPolicy } from '../../../config/security'

const EMBEDDED = { provider: 'embedded' } as const
const HOSTED = { provider: 'hosted', appId: 'APPID', apiKey: 'key', indexName: 'index' } as const

function sources(policy: string, directive: string): string[] {
  const entry = policy.split('; ').find((text) => text.startsWith(`${directive} `))
  return entry?.split(' ').slice(1) ?? []
}

describe('contentSecurityPolicy', () => {
  it('names nobody but the site and its inline scripts when no service is configured', () => {
    const policy = contentSecurityPolicy(['sha256-abc='], { analytics: undefined, search: EMBEDDED })
    expect(sources(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"])
    expect(sources(policy, 'connect-src')).toEqual(["'self'"])
    expect(policy).not.toContain('https:')
  })

  it('lets analytics load and report, with a port where it has one', () => {
    const analytics = { domain: 'stats.example.org:8443', websiteId: 'x' }
    const policy = contentSecurityPolicy([], { analytics, search: EMBEDDED })
    expect(sources(policy, 'script-src')).toEqual(["'self'", 'https://stats.example.org:8443'])
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://stats.example.org:8443'])
    expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:'])
  })

  it('lets the hosted search be asked, at the hosts of its client, and run nothing', () => {
    const policy = contentSecurityPolicy([], { analytics: undefined, search: HOSTED })
    expect(sources(policy, 'connect-src')).toEqual([
      "'self'",
      'https://appid-dsn.algolia.net',
      'https://appid-1.algolianet.com',
      'https://appid-2.algolianet.com',
      'https://appid-3.algolianet.com',
    ])
    expect(sources(policy, 'script-src')).toEqual(["'self'"])
  })

  it('rejects an id that would write another policy', () => {
    const search = { ...HOSTED, appId: "x; script-src 'unsafe-inline'" }
    expect(() => contentSecurityPolicy([], { analytics: undefined, search })).toThrow('ALGOLIA_APP_ID')
  })
})

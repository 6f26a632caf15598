import { describe, expect, it } from 'vitest'

import { hashOfScript, readInlineCode } from '../../../lib/build/inline-scripts'
import { getHashes, withPolicy, formatHeaders, formatRedirects } from './host-files'
import { contentSecurityPolicy } from '../../../config/security'
import { headerRules, type HeaderRule } from '../../../config/headers'
import { readRedirects } from '../../../config/read-redirects'

const page = (html: string, file = 'page.html') => ({ file, finding: readInlineCode(html) })

describe('readInlineCode', () => {
  it.each(['', 'module', 'text/javascript', 'TEXT/JavaScript', 'application/ecmascript', 'importmap'])(
    'finds one of the type "%s"',
    (type) => {
      expect(readInlineCode(`<script type="${type}">run()</script>`).scripts).toEqual(['run()'])
    },
  )

  it.each(['application/ld+json', 'application/json', 'text/template'])('takes %s for data', (type) => {
    expect(readInlineCode(`<script type="${type}">{}</script>`).scripts).toEqual([])
  })

  it('leaves out files, which the policy allows by their host', () => {
    expect(readInlineCode('<script src="/a.js"></script>').scripts).toEqual([])
  })

  it('gives the text as the browser hashes it, with its spaces, quotes and entities', () => {
    expect(readInlineCode('<script>\n  a = "&amp;" < 1\n</script>').scripts).toEqual([
      '\n  a = "&amp;" < 1\n',
    ])
  })
})

describe('getHashes', () => {
  it('is the hash that browsers compute', () => {
    // As printed by `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    expect(hashOfScript('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
  })

  it('names each script once, in the same order whatever the order of the pages', () => {
    const pages = [page('<script>a()</script>'), page('<script>b()</script><script>a()</script>')]
    const hashes = getHashes(pages)
    expect(hashes).toHaveLength(2)
    expect(getHashes([...pages].reverse())).toEqual(hashes)
  })

  it.each(['<a onclick="run()">x</a>', '<a href=" javascript:run()">x</a>', '<img onerror=run() src=x>'])(
    'stops at %s, naming the page',
    (html) => {
      expect(() => getHashes([page(html, 'api/x.html')])).toThrow('api/x.html: ')
    },
  )
})

describe('withPolicy', () => {
  it('stops where no rule is for all pages', () => {
    const pages = [page('<script>a()</script>')]
    const services = { analytics: undefined, search: { provider: 'embedded' } } as const
    expect(() => withPolicy([{ path: '/x', headers: {} }], pages, services)).toThrow('no rule for /*')
    const [rule] = withPolicy([{ path: '/*', headers: { 'X-One': '1' } }], pages, services)
    expect(rule?.headers['X-One']).toBe('1')
    expect(rule?.headers['Content-Security-Policy']).toContain(`'${hashOfScript('a()')}'`)
  })
})

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

describe('formatHeaders', () => {
  it('writes each path with its headers below', () => {
    const rules: HeaderRule[] = [
      { path: '/*', headers: { 'X-One': '1', 'X-Two': 'a, b' } },
      { path: '/assets/*', headers: { 'X-One': '2' } },
    ]
    expect(formatHeaders(rules)).toBe('/*\n  X-One: 1\n  X-Two: a, b\n\n/assets/*\n  X-One: 2\n')
  })

  it('can write the rules of production', () => {
    expect(formatHeaders(headerRules)).toContain('max-age=31536000, immutable')
  })

  it.each(['assets/*', '/a b', ''])('rejects the path "%s"', (path) => {
    expect(() => formatHeaders([{ path, headers: {} }])).toThrow('must begin with "/"')
  })

  it.each([
    ['a name with a colon', { 'X:': '1' }],
    ['a name with a space', { 'X Y': '1' }],
    ['a value of two lines', { X: '1\n  Y: 2' }],
  ])('rejects %s', (_, headers) => {
    expect(() => formatHeaders([{ path: '/*', headers }])).toThrow("/* has a header that can't be written")
  })
})

describe('formatRedirects', () => {
  it('writes permanent, forced redirects in order', () => {
    const rules = [
      { from: '/docs', to: '/start' },
      { from: '/old/page', to: '/new-page' },
    ]
    expect(formatRedirects(rules, [])).toBe('/docs /start 301!\n/old/page /new-page 301!\n')
  })

  it('writes redirects of folders last, and lets a page that has the address come before them', () => {
    const rules = [
      { from: '/docs/*', to: '/:splat' },
      { from: '/docs', to: '/start' },
    ]
    expect(formatRedirects(rules, [])).toBe('/docs /start 301!\n/docs/* /:splat 301\n')
  })

  it('redirects the small letters of each page with capitals, unless that would force a circle', () => {
    expect(formatRedirects([], ['/api/createSlice', '/errors', '/'])).toBe(
      '/api/createslice /api/createSlice 301\n',
    )
  })

  it('redirects the small letters of a page that moved', () => {
    const rules = [
      { from: '/api/otherExports', to: '/api/other-exports' },
      { from: '/Errors', to: '/errors' },
    ]
    // The page of the old address is a static one that redirects.
    expect(formatRedirects(rules, ['/api/otherExports', '/api/other-exports'])).toBe(
      [
        '/api/otherExports /api/other-exports 301!',
        '/Errors /errors 301',
        '/api/otherexports /api/other-exports 301!',
        '',
      ].join('\n'),
    )
  })

  it('can write the redirects of production', () => {
    const redirects = readRedirects('.')
    const lines = formatRedirects(redirects, ['/api/createSlice']).split('\n')
    expect(lines).toContain('/api/createslice /api/createSlice 301')
    for (const { from, to } of redirects) {
      expect(lines.some((line) => line.startsWith(`${from} ${to} 301`))).toBe(true)
    }
  })
})

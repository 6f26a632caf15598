import { describe, expect, it } from 'vitest'

import { hashOfScript, readInlineCode } from '../../../lib/build/inline-scripts'
import { hashesOf, withPolicy } from '../steps/host-files'

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

describe('hashesOf', () => {
  it('is the hash that browsers compute', () => {
    // As printed by `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
    expect(hashOfScript('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=')
  })

  it('names each script once, in the same order whatever the order of the pages', () => {
    const pages = [page('<script>a()</script>'), page('<script>b()</script><script>a()</script>')]
    const hashes = hashesOf(pages)
    expect(hashes).toHaveLength(2)
    expect(hashesOf([...pages].reverse())).toEqual(hashes)
  })

  it.each(['<a onclick="run()">x</a>', '<a href=" javascript:run()">x</a>', '<img onerror=run() src=x>'])(
    'stops at %s, naming the page',
    (html) => {
      expect(() => hashesOf([page(html, 'api/x.html')])).toThrow('api/x.html: ')
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

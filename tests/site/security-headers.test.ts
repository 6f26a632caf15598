import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { matchingHeaders, readHostRules } from '../../scripts/preview/host-rules.mjs'
import { FRAME_FILE } from '../../src/features/sample-editor/shared/manifest'
import { DOCUMENT_SCRIPT } from '../../src/features/sample-runtime/protocol/sandbox'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

/** Proxies and servers of readers refuse headers of 8 kB and more, all of them together. */
const LONGEST_POLICY = 700
/** Types of scripts that browsers run; others are data. Repeated here, so that the test doesn't depend on the build. */
const RUN = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']
const DATA = ['application/ld+json', 'application/json', 'text/plain']

const rules = await readHostRules(BUILD)
const pages = readBuiltPages()
const getHeaders = (path: string) => matchingHeaders(rules, path)

/** The addresses that a page answers at: its own, that of its file, and for the not-found page any other. */
function getAddresses({ address, file }: BuiltPage): string[] {
  return file === '404.html' ? ['/no/such/page', '/assets/js/gone.js'] : [address, `/${file}`]
}

/** The sources that a policy lists for a directive. */
function getSources(path: string, directive: string): string[] {
  const policy = getHeaders(path).get('content-security-policy') ?? ''
  const found = policy.split('; ').find((entry) => entry.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

function inlineScripts({ $ }: BuiltPage): { type: string; source: string }[] {
  return $('script:not([src])')
    .toArray()
    .map((script) => ({ type: script.attribs.type ?? '', text: $(script).text() }))
    .filter(({ type }) => !DATA.includes(type))
    .map(({ type, text }) => ({
      type,
      source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    }))
}

describe('the Content-Security-Policy', () => {
  it('lets every inline script of every page run, at every address of the page', () => {
    const blocked = pages.flatMap((page) =>
      getAddresses(page).flatMap((path) =>
        inlineScripts(page)
          .filter(({ source }) => !getSources(path, 'script-src').includes(source))
          .map(({ source }) => `${path}: ${source}`),
      ),
    )
    expect(blocked).toEqual([])
    // No script of a type that this test doesn't know.
    const types = new Set(pages.flatMap(inlineScripts).map(({ type }) => type))
    expect([...types].filter((type) => !RUN.includes(type))).toEqual([])
    expect([...types]).toContain('')
  })

  it('knows no script that is on no page', () => {
    const used = new Set(pages.flatMap(inlineScripts).map(({ source }) => source))
    const listed = getSources('/', 'script-src').filter((source) => source.startsWith("'sha"))
    expect(listed.filter((source) => !used.has(source))).toEqual([])
    expect(listed.length).toBeGreaterThan(3)
  })

  it('lets pages load what is of this site, and forbids plugins, foreign frames, being framed, another base, and scripts of others, of strings or of markup', () => {
    for (const path of pages.flatMap(getAddresses)) {
      const scripts = getSources(path, 'script-src').filter((source) => !source.startsWith("'sha256-"))
      expect(scripts, path).toEqual(["'self'"])
      for (const directive of ['object-src', 'frame-ancestors', 'base-uri'])
        expect(getSources(path, directive), `${path}, ${directive}`).toEqual(["'none'"])
      for (const directive of ['default-src', 'frame-src', 'connect-src'])
        expect(getSources(path, directive), `${path}, ${directive}`).toEqual(["'self'"])
      expect(getSources(path, 'style-src-elem'), path).not.toContain("'unsafe-inline'")
    }
  })

  it(`is at most ${LONGEST_POLICY} bytes long`, () => {
    const policy = getHeaders('/').get('content-security-policy') ?? ''
    const advice = 'Inline scripts that differ from page to page add 54 bytes each: make them data instead.'
    expect(policy.length, advice).toBeLessThanOrEqual(LONGEST_POLICY)
  })
})

describe('the frame of the sandbox', () => {
  const html = readFileSync(join(BUILD, FRAME_FILE), 'utf8')
  const headers = getHeaders(`/${FRAME_FILE}`)

  it('runs its own scripts and workers of texts, loads nothing, and is framed by this site alone', () => {
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
    const [own, ofDocuments] = [script, DOCUMENT_SCRIPT].map((text) =>
      createHash('sha256').update(text).digest('base64'),
    )
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${own}' 'sha256-${ofDocuments}' 'unsafe-eval'`,
      'worker-src blob:',
      "style-src-attr 'unsafe-inline'",
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms',
    ])
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('connection-allowlist')).toBe('()')
  })

  it('has the policy in its text, too, except for what only a header can say', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
    expect(headers.get('content-security-policy')).toBe(
      `${policy}; frame-ancestors 'self'; sandbox allow-scripts allow-forms`,
    )
  })

  it('is the only file that may be framed', () => {
    for (const path of ['/try-it/manifest.json', '/try-it/', '/try-it/frame', '/playground']) {
      expect(getHeaders(path).get('x-frame-options'), path).toBe('DENY')
      expect(getSources(path, 'frame-ancestors'), path).toEqual(["'none'"])
    }
  })
})

it('pages have no <style>, which the policy would not let work', () => {
  // What else it forbids in a page, handlers and addresses that are scripts, stops the build.
  expect(pages.filter(({ $ }) => $('style').length > 0).map(({ file }) => file)).toEqual([])
})

describe('the other headers', () => {
  it.each([
    ['strict-transport-security', 'max-age=31536000'],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', expect.stringContaining('camera=()')],
  ])('%s is sent with every answer', (name, value) => {
    for (const path of ['/', '/api/createSlice', '/no/such/page', '/assets/js/main.js', '/llms.txt']) {
      expect(getHeaders(path).get(name), path).toEqual(value)
    }
  })

  it.each([
    ['/assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/assets/css/styles.0123abcd.css', 'public, max-age=31536000, immutable'],
    // Hashed in its query only.
    ['/assets/fragments/api-createSlice.json', 'public, max-age=3600'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/api/createSlice', 'public, max-age=0, must-revalidate'],
    ['/api/createSlice.md', 'public, max-age=0, must-revalidate'],
    ['/search-records.json', 'public, max-age=0, must-revalidate'],
    ['/search-outline.json', 'public, max-age=0, must-revalidate'],
    ['/assets/search/0123abcd/texts.json', 'public, max-age=31536000, immutable'],
  ])('%s is kept as: %s', (path, value) => {
    expect(getHeaders(path).get('cache-control')).toBe(value)
  })
})

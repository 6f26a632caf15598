import { describe, expect, it } from 'vitest'

import { describePage, withDescription } from './structured-data'

const SITE = {
  title: 'Redux Toolkit',
  titleEnd: ' | Redux Toolkit',
  tagline: 'Checked pages.',
  url: 'https://docs.example/',
  repositoryUrl: 'https://github.com/owner/name',
  libraryVersion: '2.14.0',
}

function page({ path = 'api/createSlice', kind = 'docs-doc-page', head = '' } = {}): string {
  return `<!doctype html><html lang=en class="plugin ${kind}"><head><title>createSlice | Redux Toolkit</title><meta name=description content="Makes &quot;slices&quot;."><link rel=canonical href=https://docs.example/${path} />${head}</head><body><h1>Other</h1></body></html>`
}

describe('describePage', () => {
  it('describes a docs page as an article about the library, within the site', () => {
    expect(describePage(page(), SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'createSlice',
      name: 'createSlice',
      description: 'Makes "slices".',
      url: 'https://docs.example/api/createSlice',
      inLanguage: 'en',
      about: {
        '@type': 'SoftwareSourceCode',
        name: 'Redux Toolkit',
        version: '2.14.0',
        codeRepository: 'https://github.com/owner/name',
      },
      isPartOf: {
        '@type': 'WebSite',
        '@id': 'https://docs.example/#website',
        name: 'Redux Toolkit',
        url: 'https://docs.example/',
      },
    })
  })

  it('describes the home page as the site, with its search', () => {
    expect(describePage(page({ path: '', kind: 'plugin-pages' }), SITE)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': 'https://docs.example/#website',
      name: 'Redux Toolkit',
      url: 'https://docs.example/',
      description: 'Checked pages.',
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://docs.example/search?q={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('says nothing of other pages', () => {
    expect(describePage(page({ path: 'errors', kind: 'plugin-pages' }), SITE)).toBeUndefined()
  })

  it('stops at a docs page without a description', () => {
    const html = page().replace('name=description', 'name=other')
    expect(() => describePage(html, SITE)).toThrow(
      'Structured data of https://docs.example/api/createSlice: its head has no description.',
    )
  })
})

const EMPTY = '<html><head><title>T</title></head><body><p>P</p></body></html>'

describe('withDescription', () => {
  it('ends the head with the description', () => {
    expect(withDescription(EMPTY, { name: 'T' })).toBe(
      '<html><head><title>T</title><script type="application/ld+json">{"name":"T"}</script></head><body><p>P</p></body></html>',
    )
  })

  it('keeps a text from ending the element', () => {
    const html = withDescription(EMPTY, { name: '</script><b>' })
    expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}')
  })
})

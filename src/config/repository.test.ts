import { describe, expect, it } from 'vitest'

import { docsOptions } from './docs'
import { footer } from './footer'
import { readSiteRepository } from './repository'
import { SITE } from './site'

const read = (url?: string) => readSiteRepository({ SITE_REPOSITORY_URL: url })

describe('readSiteRepository', () => {
  it.each([undefined, '', '  '])('answers undefined when the variable is %j', (url) => {
    expect(read(url)).toBeUndefined()
  })

  it.each(['https://github.com/owner/name', ' https://github.com/owner/name/ '])('accepts %j', (url) => {
    expect(read(url)).toBe('https://github.com/owner/name')
  })

  it.each([
    'owner/name',
    'http://github.com/owner/name',
    'https://github.com/owner',
    'https://github.com/owner/name/issues',
    'https://github.com/owner/name?x=1',
    'https://example.org/owner/name',
    'javascript:alert(1)//github.com/owner/name',
  ])('rejects %s and shows it', (url) => {
    expect(() => read(url)).toThrow(`SITE_REPOSITORY_URL is ${JSON.stringify(url)}`)
  })
})

describe('where this site is developed', () => {
  const addresses = (repository?: string) =>
    (footer(repository)?.links ?? []).flatMap((column) =>
      'items' in column ? (column.items as { href?: string }[]).map(({ href }) => href) : [],
    )

  it('is where pages are edited, and the footer names it', () => {
    expect(docsOptions('https://github.com/owner/name').editUrl).toBe(
      'https://github.com/owner/name/edit/main/',
    )
    expect(addresses('https://github.com/owner/name')).toContain('https://github.com/owner/name')
  })

  it('is nowhere unless it is configured', () => {
    expect(docsOptions(undefined)).not.toHaveProperty('editUrl')
    expect(addresses()).toContain(SITE.repositoryUrl)
    expect(addresses().filter((address) => address?.endsWith('/name'))).toEqual([])
  })
})

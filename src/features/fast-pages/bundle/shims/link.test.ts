import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ComponentType, type Context } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bundleLinks } from './bundle-links'

interface Links {
  Ours: ComponentType<object>
  Original: ComponentType<object>
  Context: Context<object>
}

const ADDRESSES = [
  undefined,
  '',
  '/',
  '/a',
  '/a/',
  '/a/b?q=1#x',
  '/a.html',
  '/base/a',
  'a',
  './a',
  '../a',
  '#x',
  '/a#x',
  '//other.example/x',
  'https://other.example/x',
  'mailto:a@b.example',
  'tel:+123',
  'pathname:///file.zip',
  'pathname://a',
]
const PROPS = [
  {},
  { autoAddBaseUrl: false },
  { target: '_self' },
  { target: '_blank' },
  { target: 'frame', rel: 'nofollow' },
  { isNavLink: true },
  { isNavLink: true, activeClassName: 'active', className: 'link' },
  { isNavLink: true, isActive: () => true, activeClassName: 'active' },
  { isNavLink: true, activeClassName: 'active', 'aria-current': 'step' },
  { 'data-noBrokenLinkCheck': true },
  { id: 'x', title: 'T', 'aria-label': 'L', className: 'c' },
  { children: ['text ', 'and more'] },
]
const SITES = [true, false, undefined].flatMap((trailingSlash) =>
  ['/', '/base/'].map((baseUrl) => ({ trailingSlash, baseUrl })),
)

// Node finds packages from there, as it does from our sources.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(path.resolve('.cache/links-'))
let links: Links

beforeAll(async () => {
  const file = path.join(folder, 'links.mjs')
  writeFileSync(file, await bundleLinks())
  links = (await import(pathToFileURL(file).href)) as Links
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a link renders on a page of a site. */
function render(kind: 'Ours' | 'Original', site: object, props: object): string {
  const siteConfig = { ...site, future: { experimental_router: 'browser' } }
  const link = createElement(links[kind], props)
  const routed = createElement(MemoryRouter, { initialEntries: ['/a/b'] }, link)
  return renderToStaticMarkup(createElement(links.Context.Provider, { value: { siteConfig } }, routed))
}

describe.each(SITES)('a link, with a slash at the end %o', (site) => {
  it.each(PROPS)('with %o is what the original renders', (props) => {
    for (const name of ['to', 'href']) {
      const addresses = ADDRESSES.filter((address) => address !== undefined || name === 'href')
      const rendered = (kind: 'Ours' | 'Original') =>
        addresses.map((address) => [address, render(kind, site, { ...props, [name]: address })])
      expect(rendered('Ours')).toEqual(rendered('Original'))
    }
  })
})

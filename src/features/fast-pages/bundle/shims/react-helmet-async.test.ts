// @vitest-environment jsdom
import { act, createElement, Fragment, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Helmet as OriginalHelmet, HelmetProvider as OriginalProvider } from 'react-helmet-async'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Helmet, HelmetProvider } from './react-helmet-async'

const IMPLEMENTATIONS = {
  ours: { Helmet, HelmetProvider },
  original: { Helmet: OriginalHelmet, HelmetProvider: OriginalProvider },
}

type Says = (head: (...children: ReactNode[]) => ReactNode) => ReactNode
const h = createElement

/** What a page's frame says, and what two pages say besides. */
const FRAME: Says = (head) =>
  h(Fragment, { key: 'frame' }, [
    head(
      h('title', null, 'Site'),
      h('html', { lang: 'en', className: 'a' }),
      h('meta', { name: 'description', content: 'of the site' }),
    ),
    head(
      h('link', { rel: 'canonical', href: '/frame' }),
      h('meta', { property: 'og:url', content: '/frame' }),
    ),
  ])
const PAGE_A: Says = (head) =>
  h(Fragment, { key: 'a' }, [
    head(h('html', { className: 'a docs', 'data-ready': true }), h('body', { 'data-page': 'a' })),
    head(
      h(
        Fragment,
        null,
        h('title', null, ['A', ' | ', 'Site']),
        h('meta', { name: 'description', content: 'of A' }),
      ),
      h('link', { rel: 'canonical', href: '/a' }),
      h('link', { rel: 'alternate', href: '/a', hrefLang: 'en' }),
      h('link', { rel: 'alternate', href: '/a', hrefLang: 'x-default' }),
      h('script', { type: 'application/ld+json' }, '{"a":"<b>"}'),
      null,
    ),
  ])
const PAGE_B: Says = (head) =>
  h(Fragment, { key: 'b' }, head(h('title', null, 'B'), h('meta', { name: 'robots', content: 'noindex' })))

/** Numbers that look random and are the same each time, from 0 up to a limit. */
function numbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** One thing that Docusaurus's client, its themes or ours say of the head, with a value that differs. */
const SAYINGS: ReadonlyArray<(value: string) => ReactNode> = [
  (value) => h('title', { key: value }, value),
  (value) => h('title', { key: value }, [value, ' | ', 'Site']),
  (value) => h('html', { key: value, className: `docs ${value}` }),
  (value) => h('html', { key: value, lang: value, dir: 'ltr' }),
  (value) => h('html', { key: value, [`data-${value}`]: true }),
  (value) => h('body', { key: value, className: value }),
  (value) => h('body', { key: value, [`data-${value}`]: 'x' }),
  (value) => h('meta', { key: value, name: 'description', content: value }),
  (value) => h('meta', { key: value, name: 'robots', content: 'noindex, nofollow' }),
  (value) => h('meta', { key: value, name: value, content: 'x', 'data-x': undefined }),
  (value) => h('html', { key: value, 'data-x': undefined }),
  (value) => h('meta', { key: value, property: 'og:title', content: value }),
  (value) => h('meta', { key: value, property: `og:${value}`, content: 'x' }),
  (value) => h('link', { key: value, rel: 'canonical', href: `/${value}` }),
  (value) => h('link', { key: value, rel: 'alternate', href: '/same', hrefLang: value }),
  (value) => h('link', { key: value, rel: 'preconnect', href: `/${value}`, crossOrigin: 'anonymous' }),
  (value) => h('script', { key: value, type: 'application/ld+json' }, `{"a":"<${value}>"}`),
  (value) => h('script', { key: value, src: `/${value}.js`, 'data-x': 'x' }),
  () => null,
  () => undefined,
  () => false,
]

/** A page of up to four components that each say up to four things, in fragments or not. */
function randomPage(next: (limit: number) => number, name: string): Says {
  const parts = Array.from({ length: 1 + next(4) }, () =>
    Array.from({ length: 1 + next(4) }, (_, index) =>
      SAYINGS[next(SAYINGS.length)]?.(`${'abc'[next(3)] ?? ''}${index}`),
    ),
  )
  const isFragment = parts.map(() => next(3) === 0)
  return (head) =>
    h(
      Fragment,
      { key: name },
      parts.map((said, index) =>
        h(Fragment, { key: index }, isFragment[index] ? head(h(Fragment, null, ...said)) : head(...said)),
      ),
    )
}

/** The tags in any order, title and attributes. The mark is left out: it is the implementation's own. */
function headNow(): unknown {
  const attributes = (element: Element) =>
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }) => [name, value]),
    )
  const tags = [...document.head.children].filter(({ tagName }) => tagName !== 'TITLE')
  return {
    title: document.title,
    html: attributes(document.documentElement),
    body: attributes(document.body),
    tags: tags.map((tag) => JSON.stringify([tag.tagName, attributes(tag), tag.textContent])).sort(),
  }
}

/** Both write in an animation frame. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(40))

/** The head after each of the pages, as one implementation makes it. */
async function heads(
  name: keyof typeof IMPLEMENTATIONS,
  pages: ReadonlyArray<Says | null>,
): Promise<unknown[]> {
  const { Helmet: Head, HelmetProvider: Provider } = IMPLEMENTATIONS[name]
  document.head.innerHTML =
    '<meta charset="utf-8"><meta name="description" content="of the server" data-rh="true">'
  const root: Root = createRoot(document.createElement('div'))
  const head = (...children: ReactNode[]) => h(Head as never, { key: String(children.length) }, ...children)
  const found: unknown[] = []
  for (const page of pages) {
    act(() => root.render(h(Provider as never, null, FRAME(head), page?.(head))))
    await settle()
    found.push(headNow())
  }
  act(() => root.unmount())
  return found
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
})

describe('the head of the document', () => {
  it.each([
    ['one page', [PAGE_A]],
    ['one page after another', [PAGE_A, PAGE_B]],
    ['back again', [PAGE_A, PAGE_B, PAGE_A]],
    ['no page at last', [PAGE_B, PAGE_A, null]],
  ])('says the same as with the original: %s', async (_name, pages) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const original = await heads('original', pages)
    const ours = await heads('ours', pages)
    expect(ours).toEqual(original)
    expect(JSON.stringify(ours)).toContain('canonical')
  })

  it.each(Array.from({ length: 30 }, (_, index) => index + 1))(
    'says the same as with the original, from page to page: sequence %i',
    async (seed) => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
      const next = numbers(seed)
      const pages = Array.from({ length: 3 }, (_, index) => randomPage(next, `page ${index}`))
      const visits = [...pages, null, pages[next(3)] ?? null]
      const original = await heads('original', visits)
      expect(await heads('ours', visits)).toEqual(original)
    },
  )
})

import { describe, expect, it } from 'vitest'

import sidebars from '../../sidebars'
import { readBuiltPages, type BuiltPage } from './built-pages'

/** What the sidebar is made of here: pages by their id, categories, and links. */
type Item = string | { type: string; items?: readonly Item[] }

interface Step {
  label: string
  address: string
}

const docsPages = readBuiltPages().filter(({ kind }) => kind === 'docs')

/** The addresses of the pages of a part of the sidebar, from top to bottom. */
function pagesIn(item: Item): string[] {
  return typeof item === 'string' ? [`/${item}`] : (item.items ?? []).flatMap(pagesIn)
}

const inSidebar = (sidebars.docs as readonly Item[]).flatMap(pagesIn)

function stepOf({ $ }: BuiltPage, direction: 'prev' | 'next'): Step | undefined {
  const link = $(`.pagination-nav__link--${direction}`)
  if (link.length === 0) return undefined
  return { label: link.find('.pagination-nav__label').text(), address: link.attr('href') ?? '' }
}

describe('previous and next', () => {
  it('follow the sidebar from its first page to its last', () => {
    const steps = inSidebar.map((address) => {
      const page = docsPages.find((candidate) => candidate.address === address)
      if (page === undefined) throw new Error(`${address} is in sidebars.ts but was not built`)
      return [stepOf(page, 'prev')?.address, address, stepOf(page, 'next')?.address]
    })
    expect(steps).toEqual(
      inSidebar.map((address, index) => [inSidebar[index - 1], address, inSidebar[index + 1]]),
    )
  })

  it('name no two pages alike', () => {
    const steps = docsPages.flatMap((page) => [stepOf(page, 'prev'), stepOf(page, 'next')])
    const addresses = new Map<string, Set<string>>()
    for (const step of steps) {
      if (step === undefined) continue
      addresses.set(step.label, new Set([...(addresses.get(step.label) ?? []), step.address]))
    }
    const ambiguous = [...addresses].filter(([, pages]) => pages.size > 1)
    expect(
      ambiguous.map(([label, pages]) => `${label}: ${[...pages].join(', ')}`),
      'Give one of them a "pagination_label" in its front matter.',
    ).toEqual([])
  })
})

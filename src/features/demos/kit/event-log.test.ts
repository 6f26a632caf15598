// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { FrameContext } from '../frame/frame-context'
import { EventLog } from './EventLog'
import { Panel } from './Panel'

const LINE = 20
const HEIGHT = 60

function log(count: number): ReactElement {
  const lines = Array.from({ length: count }, (_, index) =>
    createElement('li', { key: index }, `line ${index}`),
  )
  return createElement(EventLog, { label: 'Requests', empty: 'Nothing yet.', children: lines })
}

const region = (): HTMLElement => screen.getByRole('log', { name: 'Requests' })
const list = (): HTMLElement => within(region()).getByRole('list')
const linesOf = (element: HTMLElement): string[] =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// There is no layout here.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.children.length * LINE
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('is a list in a log that the keyboard reaches, also while it is empty', () => {
  const { rerender } = render(log(0))
  expect(linesOf(region())).toEqual(['Nothing yet.'])
  expect(list().tabIndex).toBe(0)
  rerender(log(2))
  expect(linesOf(region())).toEqual(['line 0', 'line 1'])
})

describe('scrolling', () => {
  test('follows what comes, until the reader scrolls back, and again from the end on', () => {
    const { rerender } = render(log(10))
    expect(list().scrollTop).toBe(10 * LINE)

    fireEvent.scroll(list(), { target: { scrollTop: 40 } })
    rerender(log(11))
    expect(list().scrollTop).toBe(40)

    fireEvent.scroll(list(), { target: { scrollTop: 11 * LINE - HEIGHT } })
    rerender(log(12))
    expect(list().scrollTop).toBe(12 * LINE)
  })

  test('follows lines that replace others: a list that is full keeps its length', () => {
    const { rerender } = render(log(10))
    list().scrollTop = 10 * LINE - HEIGHT
    fireEvent.scroll(list())
    rerender(log(10))
    expect(list().scrollTop).toBe(10 * LINE)
  })
})

describe('in a frame', () => {
  const inFrame = (operated: boolean): ReactElement =>
    createElement(
      'div',
      null,
      createElement('p', { id: 'title' }, 'A query'),
      createElement(
        FrameContext,
        { value: { titleId: 'title', operated, errorsPage: '/errors' } },
        createElement(Panel, { title: 'Requests', children: log(1) }),
      ),
    )

  test('speaks only while the reader is at work in it', () => {
    const { rerender } = render(inFrame(false))
    expect(region().getAttribute('aria-live')).toBe('off')
    rerender(inFrame(true))
    expect(region().getAttribute('aria-live')).toBe('polite')
  })

  test('its panel has the name of the demo in its own', () => {
    render(inFrame(true))
    expect(screen.getByRole('region', { name: 'Requests A query' })).toBeDefined()
  })
})

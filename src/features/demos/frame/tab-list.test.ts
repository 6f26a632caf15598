// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createElement, useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { TabList } from './TabList'

const FILES = ['Card.tsx', 'api.ts', 'store.ts']

function Tabs(): ReactNode {
  const [chosen, onChoose] = useState(0)
  return createElement(TabList, { files: FILES, chosen, getId: (index) => `tab-${index}`, onChoose })
}

const chosen = (): string | null => screen.getByRole('tab', { selected: true }).textContent

afterEach(cleanup)

test.each([
  ['Card.tsx', 'ArrowRight', 'api.ts'],
  ['store.ts', 'ArrowRight', 'Card.tsx'],
  ['api.ts', 'ArrowLeft', 'Card.tsx'],
  ['Card.tsx', 'ArrowLeft', 'store.ts'],
  ['store.ts', 'Home', 'Card.tsx'],
  ['Card.tsx', 'End', 'store.ts'],
])('from %s, %s leads to %s, with the focus', (from, key, to) => {
  render(createElement(Tabs))
  fireEvent.click(screen.getByRole('tab', { name: from }))
  fireEvent.keyDown(screen.getByRole('tab', { name: from }), { key })
  expect(chosen()).toBe(to)
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: to }))
})

test.each([
  { key: 'ArrowRight', altKey: true },
  { key: 'ArrowLeft', metaKey: true },
  { key: 'End', ctrlKey: true },
  { key: 'a' },
])('leaves %j to the browser', (init) => {
  render(createElement(Tabs))
  const tab = screen.getByRole('tab', { name: 'Card.tsx' })
  const event = createEvent.keyDown(tab, init)
  fireEvent(tab, event)
  expect(chosen()).toBe('Card.tsx')
  expect(event.defaultPrevented).toBe(false)
})

test('is one tab stop, and names the panel of each tab', () => {
  render(createElement(Tabs))
  fireEvent.click(screen.getByRole('tab', { name: 'api.ts' }))
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual([
    'tab-0-panel',
    'tab-1-panel',
    'tab-2-panel',
  ])
})

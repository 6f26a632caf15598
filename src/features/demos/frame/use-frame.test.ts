// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, useRef } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'

import { useIsOperated } from './use-frame'

const button = (name: string) => createElement('button', { type: 'button' }, name)

function Page(): ReactNode {
  const place = useRef<HTMLElement>(null)
  const operated = useIsOperated(place)
  return createElement(
    'main',
    null,
    createElement('section', { ref: place }, button('Inside'), String(operated)),
    button('Outside'),
  )
}

const isOperated = (): boolean => screen.queryByText('true') !== null
const get = (name: string): HTMLElement => screen.getByRole('button', { name })

afterEach(cleanup)

test('a demo is operated from the focus or click inside of it to that outside', () => {
  render(createElement(Page))
  expect(isOperated()).toBe(false)
  act(() => get('Inside').focus())
  expect(isOperated()).toBe(true)
  act(() => get('Outside').focus())
  expect(isOperated()).toBe(false)
  // Without the focus: as in Safari.
  fireEvent.click(get('Inside'))
  expect(isOperated()).toBe(true)
  fireEvent.click(document.body)
  expect(isOperated()).toBe(false)
})

// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'

import { nextQuery } from '../../fast-pages/early-input/next-query'

/** What a key does, pressed on the page or on an element of it. */
function press(
  key: string,
  { typed, on = document.body, ...init }: KeyboardEventInit & { typed?: string; on?: Element } = {},
) {
  let next: string | null | undefined
  const read = (event: Event) => void (next = nextQuery(event as KeyboardEvent, button, typed))
  on.addEventListener('keydown', read)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }))
  on.removeEventListener('keydown', read)
  return next
}

const button = document.body.appendChild(document.createElement('button'))
const field = document.body.appendChild(document.createElement('input'))

afterEach(() => button.blur())

describe('a key, while the search is closed', () => {
  it('opens it if it is a shortcut', () => {
    expect(press('k', { ctrlKey: true })).toBe('')
    expect(press('K', { metaKey: true })).toBe('')
    expect(press('/')).toBe('')
  })

  it('opens it with a letter, on its button only', () => {
    expect(press('s')).toBeUndefined()
    button.focus()
    expect(press('s')).toBe('s')
    expect(press('Enter')).toBeUndefined()
    expect(press('s', { ctrlKey: true })).toBeUndefined()
  })

  it('is that of a text field', () => {
    expect(press('/', { on: field })).toBeUndefined()
    expect(press('k', { on: field, ctrlKey: true })).toBe('')
  })
})

describe('a key, while the search opens', () => {
  it('is added to the query, wherever the focus is', () => {
    expect(press('e', { typed: 'r' })).toBe('re')
    expect(press(' ', { typed: 'r', on: field })).toBe('r ')
    expect(press('Backspace', { typed: 're' })).toBe('r')
  })

  it('is added when AltGr makes it', () => {
    expect(press('@', { typed: 'r', ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe('r@')
    expect(press('@', { typed: 'r', ctrlKey: true, altKey: true })).toBeUndefined()
  })

  it('presses nothing on the page', () => {
    expect(press('Enter', { typed: 'r', on: button })).toBe('r')
  })

  it('cancels it if it is Escape', () => {
    expect(press('Escape', { typed: 'r' })).toBeNull()
  })
})

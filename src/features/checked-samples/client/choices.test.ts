// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { choose, followOtherTabs, showPressed } from './choose'
import { codeChoicesScript } from '../build/code-choices'

const root = document.documentElement
const group = (name: string, values: string[]) =>
  `<div data-choice="${name}">${values.map((value) => `<button value="${value}"></button>`).join('')}</div>`

/** The pressed buttons of all groups, by their values. */
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map((button) => button.getAttribute('value'))

function button(value: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`button[value=${value}]`)
  if (!found) throw new Error(`There is no button ${value}.`)
  return found
}

function runHeadScript(): void {
  // As the browser runs it: in the global scope, on its own.
  window.eval(codeChoicesScript())
}

beforeEach(() => {
  const languages = group('code-language', ['ts', 'js'])
  document.body.innerHTML = languages + group('package-manager', ['npm', 'pnpm']) + languages
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  root.removeAttribute('data-code-language')
  root.removeAttribute('data-package-manager')
})

describe('the script in the head', () => {
  it('applies what was remembered', () => {
    localStorage.setItem('code-language', 'js')
    localStorage.setItem('package-manager', 'pnpm')
    runHeadScript()
    expect(root.dataset).toMatchObject({ codeLanguage: 'js', packageManager: 'pnpm' })
  })

  it('ignores what is no choice', () => {
    localStorage.setItem('code-language', 'cobol')
    localStorage.setItem('package-manager', 'js')
    runHeadScript()
    expect(Object.keys(root.dataset)).toEqual([])
  })

  it('leaves the defaults where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(runHeadScript).not.toThrow()
    expect(Object.keys(root.dataset)).toEqual([])
  })
})

describe('a choice', () => {
  it('is the first value until one is made', () => {
    showPressed()
    expect(pressed()).toEqual(['ts', 'npm', 'ts'])
  })

  it('applies to all blocks and is remembered', () => {
    choose(button('js'))
    expect(pressed()).toEqual(['js', 'npm', 'js'])
    expect(root.dataset.codeLanguage).toBe('js')
    expect(localStorage.getItem('code-language')).toBe('js')
  })

  it('holds for the page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    choose(button('pnpm'))
    expect(root.dataset.packageManager).toBe('pnpm')
    expect(pressed()).toEqual(['ts', 'pnpm', 'ts'])
  })

  it('follows what is chosen in another tab, and the emptying of the storage', () => {
    followOtherTabs()
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    tell('code-language', 'js')
    expect(pressed()).toEqual(['js', 'npm', 'js'])
    tell('theme', 'dark')
    tell('code-language', 'cobol')
    expect(root.dataset.codeLanguage).toBe('ts')
    tell('package-manager', 'pnpm')
    tell(null, null)
    expect(pressed()).toEqual(['ts', 'npm', 'ts'])
  })
})

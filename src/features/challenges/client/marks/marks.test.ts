// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type * as SolvedModule from '../solved'
import type * as StartedModule from '../started'
import type * as MarksModule from '.'

let marks: typeof MarksModule
let solved: typeof SolvedModule
let started: typeof StartedModule

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  marks = await import('.')
  solved = await import('../solved')
  started = await import('../started')
})
afterEach(() => vi.restoreAllMocks())

const own = (version = 'v1') => ({ version, isGiven: false })
const GIVEN = { version: 'v1', isGiven: true }
const CHALLENGE = `<div class="challenge" data-challenge="a" data-version="v1"><p class="challenge-about">Level 1 · 2 minutes</p></div>
  <div class="challenge" data-challenge="b" data-version="v1"><p class="challenge-about">Level 2 · 4 minutes</p></div>`
const item = (id: string) =>
  `<li data-challenge-item="${id}" data-version="v1"><p><a href="/page#${id}">Challenge ${id}</a> Level 1</p></li>`
const LIST = `<p class="challenge-progress"></p><ul class="challenge-list">${item('a')}${item('b')}</ul>
  <ul class="challenge-list">${item('c')}</ul>`

function show(html: string): void {
  document.body.innerHTML = html
  marks.showMarks()
}

async function showTheList(): Promise<void> {
  show(LIST)
  await vi.waitUntil(() => progress()?.hasChildNodes())
}

const abouts = () => [...document.querySelectorAll('.challenge-about')].map(({ textContent }) => textContent)
const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const progress = () => document.querySelector('.challenge-progress')

const button = (text: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  if (!found) throw new Error(`There is no button "${text}".`)
  return found
}
const press = (text: string) => button(text).click()

function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
}

/** What another tab has written. */
function writeElsewhere(text: string): void {
  localStorage.setItem('challenges-solved', text)
  dispatchEvent(new StorageEvent('storage', { key: 'challenges-solved' }))
}

describe('the marks of solved challenges', () => {
  it('are behind what is said about them, once, as soon as they are solved', () => {
    show(CHALLENGE)
    expect(abouts()).toEqual(['Level 1 · 2 minutes', 'Level 2 · 4 minutes'])
    solved.noteSolved('a', own('v1'))
    marks.showMarks()
    expect(abouts()).toEqual(['Level 1 · 2 minutes ✓ Solved', 'Level 2 · 4 minutes'])
  })

  it('follow other tabs', () => {
    show(CHALLENGE)
    writeElsewhere('{"b":"v1"}')
    expect(abouts()[1]).toBe('Level 2 · 4 minutes ✓ Solved')
    writeElsewhere('{}')
    expect(abouts()[1]).toBe('Level 2 · 4 minutes')
  })

  it('say in the list that a challenge has changed since it was solved', async () => {
    solved.noteSolved('a', own('v1'))
    solved.noteSolved('b', own('v0'))
    await showTheList()
    expect(items()).toEqual([
      'Challenge a Level 1 ✓ Solved',
      'Challenge b Level 1 ✓ Solved, and changed since then',
      'Challenge c Level 1',
    ])
  })

  it.each([
    [[], '0 of 3 solved. Start with Challenge a.', '/page#a'],
    [['a'], '1 of 3 solved. Continue with Challenge b.', '/page#b'],
    [['c', 'a'], '2 of 3 solved. Continue with Challenge b.', '/page#b'],
    [['c'], '1 of 3 solved. Continue with Challenge a.', '/page#a'],
    [['gone', 'b'], '1 of 3 solved. Continue with Challenge c.', '/page#c'],
    [['a', 'b', 'c'], '3 of 3 solved.', undefined],
  ])('say how far the reader is: %j', async (ids, text, address) => {
    for (const id of ids) solved.noteSolved(id, own())
    await showTheList()
    expect(progress()?.textContent).toBe(text)
    expect(progress()?.querySelector('a')?.getAttribute('href') ?? undefined).toBe(address)
  })

  it('tell a given solution from one of the reader’s own, which stays the reader’s', async () => {
    solved.noteSolved('a', GIVEN)
    solved.noteSolved('b', own())
    solved.noteSolved('b', GIVEN)
    show(CHALLENGE)
    expect(abouts()).toEqual(['Level 1 · 2 minutes · Given solution used', 'Level 2 · 4 minutes ✓ Solved'])
    await showTheList()
    expect(progress()?.textContent).toBe(
      '1 of 3 solved on your own, 1 with the given solution. Continue with Challenge c.',
    )
    solved.noteSolved('a', own())
    await vi.waitUntil(() => progress()?.textContent.startsWith('2 of 3'))
    expect(items()[0]).toBe('Challenge a Level 1 ✓ Solved')
  })

  it.each(['{', '[1]', 'null', '"a"'])('are none where the storage has something else: %s', (text) => {
    localStorage.setItem('challenges-solved', text)
    show(CHALLENGE)
    expect(abouts()[0]).toBe('Level 1 · 2 minutes')
    expect(solved.noteSolved('b', own('v1'))).toBe(true)
    expect(abouts()).toEqual(['Level 1 · 2 minutes', 'Level 2 · 4 minutes ✓ Solved'])
  })

  it.each(['stored', 'blocked'])(
    'can be taken away in the list, and Undo brings them back: %s',
    async (storage) => {
      if (storage === 'blocked') blockStorage()
      solved.noteSolved('a', own())
      await showTheList()
      press('Empty this list')
      await vi.waitUntil(() => progress()?.textContent.startsWith('0 of 3 solved.'))
      expect(items()[0]).toBe('Challenge a Level 1')
      expect(button('Empty this list').hidden).toBe(true)
      expect(document.activeElement).toBe(button('Undo'))
      press('Undo')
      await vi.waitUntil(() => progress()?.textContent.startsWith('1 of 3 solved.'))
      expect(document.activeElement).toBe(button('Empty this list'))
      expect(document.querySelector('.challenge-reset')?.textContent).toBe('Empty this list')
    },
  )

  it('aren’t offered to be taken away while there are none', async () => {
    await showTheList()
    expect(button('Empty this list').hidden).toBe(true)
  })

  it('last as long as the page without storage', () => {
    blockStorage()
    show(CHALLENGE)
    expect(solved.noteSolved('a', own('v1'))).toBe(false)
    expect(abouts()[0]).toContain('✓ Solved')
  })
})

describe('the button of a challenge', () => {
  const START = '<button class="code-edit">Start</button>'
  const text = () => document.querySelector('.code-edit')?.textContent
  const showButton = () => show(CHALLENGE.replace('minutes</p>', `minutes</p>${START}`))

  it.each([
    ['stored', () => localStorage.setItem('challenge-attempt:a', '{}')],
    ['only of this visit', () => started.noteAttempt('challenge-attempt:a', true)],
  ])('says Continue where there is an attempt: %s', (_where, keep) => {
    keep()
    showButton()
    expect(text()).toBe('Continue')
  })

  it('follows what is kept and removed, and leaves a button alone that is opening', () => {
    showButton()
    expect(text()).toBe('Start')
    started.noteAttempt('challenge-attempt:b', true)
    started.noteAttempt('challenge-attempt:a:link', true)
    expect(text()).toBe('Start')
    started.noteAttempt('challenge-attempt:a', true)
    expect(text()).toBe('Continue')
    document.querySelector('.code-edit')?.setAttribute('aria-busy', 'true')
    started.noteAttempt('challenge-attempt:a', false)
    expect(text()).toBe('Continue')
  })
})

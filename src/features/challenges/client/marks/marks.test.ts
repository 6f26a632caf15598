// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type * as SolvedModule from '../solved'
import type * as MarksModule from '.'

let marks: typeof MarksModule
let solved: typeof SolvedModule

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  marks = await import('.')
  solved = await import('../solved')
})
afterEach(() => vi.restoreAllMocks())

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

/** What another tab has written. */
function writeElsewhere(text: string): void {
  localStorage.setItem('challenges-solved', text)
  dispatchEvent(new StorageEvent('storage', { key: 'challenges-solved' }))
}

describe('the marks of solved challenges', () => {
  it('are behind what is said about them, once, as soon as they are solved', () => {
    show(CHALLENGE)
    expect(abouts()).toEqual(['Level 1 · 2 minutes', 'Level 2 · 4 minutes'])
    solved.noteSolved('a', 'v1')
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
    solved.noteSolved('a', 'v1')
    solved.noteSolved('b', 'v0')
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
    for (const id of ids) solved.noteSolved(id, 'v1')
    await showTheList()
    expect(progress()?.textContent).toBe(text)
    expect(progress()?.querySelector('a')?.getAttribute('href') ?? undefined).toBe(address)
  })

  it.each(['{', '[1]', 'null', '"a"'])('are none where the storage has something else: %s', (text) => {
    localStorage.setItem('challenges-solved', text)
    show(CHALLENGE)
    expect(abouts()[0]).toBe('Level 1 · 2 minutes')
    expect(solved.noteSolved('b', 'v1')).toBe(true)
    expect(abouts()).toEqual(['Level 1 · 2 minutes', 'Level 2 · 4 minutes ✓ Solved'])
  })

  it('last as long as the page without storage', () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      })
    show(CHALLENGE)
    expect(solved.noteSolved('a', 'v1')).toBe(false)
    expect(abouts()[0]).toContain('✓ Solved')
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openWhileRead } from './open-while-read'

const CONTENTS = `
  <ul>
    <li><a href="#before">Before</a></li>
    <li><a href="#pitfalls">Pitfalls</a><details><summary>2 pitfalls</summary>
      <ul><li><a href="#first">First</a></li><li><a href="#second">Second</a></li></ul></details></li>
  </ul>`

let fold: HTMLDetailsElement
let end: () => void

beforeEach(() => {
  document.body.innerHTML = CONTENTS
  fold = document.querySelector('details') as HTMLDetailsElement
  end = openWhileRead(fold)
})
afterEach(() => end())

/** Marks an entry as the platform does, and answers whether the fold is open afterwards. */
async function read(hash: string): Promise<boolean> {
  for (const link of document.links) {
    link.classList.toggle('table-of-contents__link--active', link.hash === hash)
  }
  // Observers are told in a microtask.
  await Promise.resolve()
  return fold.open
}

describe('a fold in the table of contents', () => {
  it('is open while the reader is in its section', async () => {
    expect(fold.open).toBe(false)
    expect(await read('#before')).toBe(false)
    expect(await read('#pitfalls')).toBe(true)
    expect(await read('#second')).toBe(true)
    expect(await read('#before')).toBe(false)
  })

  it('is open at once where the reader begins in its section', async () => {
    end()
    await read('#first')
    expect(fold.open).toBe(false)
    end = openWhileRead(fold)
    expect(fold.open).toBe(true)
  })

  it('stays open where the reader opened it', async () => {
    fold.open = true
    expect(await read('#first')).toBe(true)
    expect(await read('#before')).toBe(true)
  })

  it('stays closed where the reader closed it, until the reader comes back', async () => {
    await read('#first')
    fold.open = false
    expect(await read('#second')).toBe(false)
    await read('#before')
    expect(await read('#second')).toBe(true)
  })

  it('does not close around the focus', async () => {
    await read('#first')
    fold.querySelector('a')?.focus()
    expect(await read('#before')).toBe(true)
  })

  it('is closed for the next page', async () => {
    await read('#first')
    end()
    expect(fold.open).toBe(false)
  })
})

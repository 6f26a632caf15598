// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { QuestionBody } from '../../protocol/messages'
import { cartStore, fakeRunner } from './fake-runner'
import { closeAll, open, settle } from './open'

const saved = { payload: '[]', preloadedState: '{}', actions: 4, older: 0, left: 0, inexact: 0 }
let answers: Record<string, object>
let asked: QuestionBody[]
const files: { name: string; content: Blob }[] = []
const writeText = vi.fn(() => Promise.resolve())

beforeEach(() => {
  answers = {
    export: saved,
    import: { actions: 1 },
    test: { text: 'it()', file: 'src/cart.spec.ts', actions: 2 },
  }
  asked = []
  files.length = 0
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  vi.stubGlobal('URL', {
    createObjectURL: (content: Blob) => files.push({ name: '', content }),
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(files.at(-1) ?? {}, { name: this.download })
  })
})
afterEach(async () => {
  await closeAll()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  writeText.mockClear()
})

/** What jsdom has in place of `blob.text()`. */
function getText(blob = new Blob()): Promise<string> {
  const reader = new FileReader()
  reader.readAsText(blob)
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result as string)))
}

function getFile(content: string): File {
  return Object.assign(new File([content], 'state.json'), { text: () => Promise.resolve(content) })
}

async function openCart() {
  const runner = fakeRunner([cartStore()])
  const ask = (question: QuestionBody) => {
    const answer = answers[question.ask]
    if (!answer) return runner.ask(question)
    asked.push(question)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return open([cartStore()], { ask: ask as never })
}

const press = (name: string): Promise<void> => settle(() => screen.getByRole('button', { name }).click())
const choose = (...chosen: File[]): Promise<boolean> =>
  settle(() =>
    fireEvent.change(screen.getByLabelText('File of Redux DevTools'), { target: { files: chosen } }),
  )
const isSaid = (text: string | RegExp): boolean =>
  screen.getAllByRole('status').some(({ textContent }) => textContent.match(text) !== null)

describe('Save for Redux DevTools', () => {
  test('saves a file as the extension does', async () => {
    await openCart()
    await press('Save for Redux DevTools')
    expect(files.map(({ name }) => name)).toEqual(['redux-devtools.json'])
    expect(JSON.parse(await getText(files[0]?.content))).toEqual({
      payload: '[]',
      preloadedState: '{}',
    })
    expect(isSaid(/^Saved 4 actions\.$/)).toBe(true)
  })

  test('says what isn’t in it, or not as it was', async () => {
    answers.export = { ...saved, actions: 1, older: 20, left: 2, inexact: 1 }
    await openCart()
    await press('Save for Redux DevTools')
    expect(
      isSaid(/^Saved 1 action\. 1 value is saved as text, .*\. 2 actions are left out: .*\. The oldest 20 /),
    ).toBe(true)
  })
})

describe('Open a file of Redux DevTools', () => {
  test('gives the text to the store, and says what it means', async () => {
    await openCart()
    await choose(getFile('{"payload":"[]"}'))
    expect(asked).toEqual([{ ask: 'import', store: 0, text: '{"payload":"[]"}' }])
    expect(isSaid(/^Opened 1 action\..*side effects aren’t repeated\.$/)).toBe(true)
  })

  test('opens the dialog of the browser', async () => {
    const click = vi.spyOn(HTMLInputElement.prototype, 'click')
    await openCart()
    await press('Open a file of Redux DevTools')
    expect(click).toHaveBeenCalledOnce()
  })

  test('says what is wrong with the file', async () => {
    answers.import = new Error('The file isn’t JSON.')
    await openCart()
    await choose(getFile('<'))
    expect(isSaid('The file isn’t JSON.')).toBe(true)
    await choose()
    expect(asked).toHaveLength(1)
  })

  test('reads no file that is too large', async () => {
    await openCart()
    await choose(getFile('x'.repeat(1_000_001)))
    expect(asked).toEqual([])
    expect(isSaid(/larger than 1 MB/)).toBe(true)
  })
})

describe('Copy as a test', () => {
  test('copies a test with the actions of the list, up to the selected one', async () => {
    await openCart()
    await press('Copy as a test')
    const grid = screen.getByRole('grid')
    await settle(() => fireEvent.keyDown(grid, { key: 'ArrowUp' }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'added' } })
    await settle(() => undefined)
    await press('Copy as a test')
    expect(asked).toEqual([
      { ask: 'test', store: 0, actions: [0, 1, 2, 3, 4] },
      { ask: 'test', store: 0, actions: [1, 2] },
    ])
    expect(writeText.mock.calls).toEqual([['it()'], ['it()']])
    expect(isSaid(/^Copied a test with 2 actions\. Paste it into src\/cart\.spec\.ts/)).toBe(true)
  })

  test('says which export is missing, and if the browser doesn’t allow to copy', async () => {
    answers.test = new Error('Write “export” before “cart” in src/cart.ts.')
    await openCart()
    await press('Copy as a test')
    expect(isSaid('Write “export” before “cart”')).toBe(true)
    answers.test = { text: 'it()', file: 'src/cart.spec.ts', actions: 2 }
    writeText.mockRejectedValueOnce(new Error('not allowed'))
    await press('Copy as a test')
    expect(isSaid('The browser doesn’t allow the page to copy.')).toBe(true)
  })
})

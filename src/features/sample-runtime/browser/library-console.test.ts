import { afterEach, expect, it, vi } from 'vitest'

import { createLibraryConsole } from './libraries'

afterEach(() => void vi.restoreAllMocks())

function listen() {
  const { console: given, isWarning } = createLibraryConsole()
  const heard: unknown[] = []
  const hear = (text: unknown) => void heard.push([text, isWarning()])
  for (const name of ['log', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(hear)
  return { library: given as Console, heard }
}

it('marks what a library warns of, and nothing else', () => {
  const { library, heard } = listen()
  library.warn('of a library')
  library.error('too')
  library.log('a word')
  console.warn('of the sample')
  expect(heard).toEqual([
    ['of a library', true],
    ['too', true],
    ['a word', false],
    ['of the sample', false],
  ])
})

it('lets a library silence the console for a moment, as React does', () => {
  const { library, heard } = listen()
  const before = library.error
  const silent = vi.fn()
  const options = { configurable: true, enumerable: true, writable: true }
  Object.defineProperty(library, 'error', { ...options, value: silent })
  console.error('of a component that is called once more')
  expect(silent).toHaveBeenCalledTimes(1)
  Object.defineProperty(library, 'error', { ...options, value: before })
  console.error('of the sample')
  expect(heard).toEqual([['of the sample', false]])
})

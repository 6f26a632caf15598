// @vitest-environment jsdom
import { createRequire } from 'node:module'
import type { ComponentType } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import Loading from '../../../src/theme/Loading'
import { line } from '../line'

interface State {
  pastDelay: boolean
  timedOut: boolean
  error?: unknown
  retry: () => void
}
type Loadable = (options: {
  loader: () => Promise<ComponentType>
  loading: ComponentType<State>
  timeout?: number
}) => ComponentType

/** The one that the platform loads pages with. */
const loadable = createRequire(import.meta.resolve('@docusaurus/core/package.json'))(
  'react-loadable',
) as Loadable

const seen: State[] = []
const Recorder = (state: State) => {
  seen.push(state)
  return null
}
const last = () => seen.at(-1)
const never = () => new Promise<never>(() => undefined)
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  seen.length = 0
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const LOADER = 'The lazy loader has a default delay of 200 ms, an optional timeout and a retry action.'

test(line([LOADER, 'Lazy-loader default delay: 200 ms.'], 'the delay'), async () => {
  const Lazy = loadable({ loader: never, loading: Recorder })
  render(<Lazy />)
  await advance(199)
  expect(last()?.pastDelay).toBe(false)
  await advance(1)
  expect(last()?.pastDelay).toBe(true)
})

test(line(LOADER, 'the timeout'), async () => {
  const [Patient, Hasty] = [undefined, 1000].map((timeout) =>
    loadable({ loader: never, loading: Recorder, timeout }),
  )
  if (!Patient || !Hasty) throw new Error('two components')
  const { unmount } = render(<Patient />)
  await advance(1_000_000)
  expect(last()?.timedOut).toBe(false)
  unmount()
  render(<Hasty />)
  await advance(999)
  expect(last()?.timedOut).toBe(false)
  await advance(1)
  expect(last()?.timedOut).toBe(true)
})

test(
  line([LOADER, "Lazy-loaded page failure: The error text and a 'Retry' button."], 'what is shown'),
  async () => {
    const loader = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new Error('ChunkLoadError 17'))
      .mockResolvedValueOnce(() => <p>The page</p>)
    const Lazy = loadable({ loader, loading: Loading as ComponentType<State> })
    const { container } = render(<Lazy />)
    // No spinner while it loads.
    expect(container.textContent).toBe('')
    await advance(1)
    expect(screen.getByRole('alert').textContent).toContain('ChunkLoadError 17')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await advance(1)
    expect(container.textContent).toBe('The page')
    expect(loader).toHaveBeenCalledTimes(2)
  },
)

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A demo that is open, under a clock that only moves when it is told to. */
export interface OpenDemo {
  /** Presses the button of this name. */
  click: (name: string | RegExp) => Promise<void>
  /** Ticks or unticks the box of this name, or chooses the radio button. */
  tick: (name: string | RegExp) => Promise<void>
  /** Points at what has this name, as a mouse does. */
  hover: (element: Element) => Promise<void>
  /** Sets a slider or a field at once. */
  set: (name: string | RegExp, value: string | number) => void
  /** Lets time pass, in milliseconds, and one frame more. */
  pass: (duration: number) => Promise<void>
  /** Leaves the page. */
  leave: () => void
}

/** Before the clock is a virtual one: bodies of responses are read in turns of the real event loop. */
const realTurn = globalThis.setImmediate

/** Opens a demo. Use {@link withVirtualTime} in its file. */
export async function openDemo(Demo: ComponentType): Promise<OpenDemo> {
  const user = userEvent.setup({ delay: null })
  const { unmount } = render(<Demo />)
  const pass = async (duration: number): Promise<void> => {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(duration)
      await settle()
    })
  }
  await pass(0)
  return {
    click: async (name) => {
      await user.click(screen.getByRole('button', { name }))
      await pass(0)
    },
    tick: async (name) => {
      await user.click(screen.getByLabelText(name))
      await pass(0)
    },
    hover: async (element) => {
      await user.hover(element)
      await pass(0)
    },
    set: (name, value) => {
      fireEvent.change(screen.getByLabelText(name), { target: { value: String(value) } })
    },
    pass,
    leave: unmount,
  }
}

/** A store tells its subscribers of low-priority actions within a frame: in milliseconds, and a little more. */
const FRAME = 20

/** Lets responses that have arrived be read, what waits for them go on, and the store tell of it. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => realTurn(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
  await vi.advanceTimersByTimeAsync(FRAME)
}

/**
 * Gives every test of a file a virtual clock, and holds every demo to this: after the reader leaves the page, no timer
 * and no request may be running.
 */
export function withVirtualTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
    // Testing Library moves a virtual clock on by itself where it finds Jest's.
    vi.stubGlobal('jest', { advanceTimersByTime: (duration: number) => vi.advanceTimersByTime(duration) })
  })
  afterEach(async () => {
    cleanup()
    await settle()
    const left = vi.getTimerCount()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    expect(left, 'timers that go on after the demo is gone').toBe(0)
  })
}

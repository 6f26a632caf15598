// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'

import { createScreen } from '../screen'
import { SINGLE } from './fakes'
import { aroundEachTest, sandbox, open, press, type, done } from './opened-editor'

aroundEachTest()

test('A screen that a failed run left empty is that of the run before, and says so.', () => {
  open({ sample: { ...SINGLE, screen: ['[Save]'] } })
  const name = () => document.querySelector('.try-screen > b')?.textContent
  sandbox.say({ type: 'screen', text: '[Save]' })
  sandbox.say(done)
  expect(name()).toBe('On the screen')
  press('Run')
  sandbox.say({ type: 'error', text: 'no' })
  sandbox.say({ type: 'screen', text: '' })
  sandbox.say(done)
  expect(name()).toBe('On the screen before')
})

test('The screen of a component has a place, and its server’s controls speak for it.', () => {
  open({ sample: { ...SINGLE, screen: ['[Save]'], server: 'shop' } })
  expect(sandbox.tasks.at(-1)).toMatchObject({ hasScreen: true, server: 'shop' })
  sandbox.say({ type: 'server', conditions: { latency: 300, failureRate: 0.5, offline: false } })
  sandbox.say(done)
  const latency = screen.getByLabelText<HTMLInputElement>('Latency')
  expect(latency.value).toBe('300')
  fireEvent.input(latency, { target: { value: '1000' } })
  expect(sandbox.calls).toContain('latency 1000')
  // What follows the end is what the reader does there; it doesn't take the reader's choice back.
  sandbox.say({ type: 'request', text: 'GET /menu 200' })
  vi.runOnlyPendingTimers()
  expect(document.body.textContent).toContain('GET /menu 200')
  expect(latency.value).toBe('1000')
})

test('What the reader has chosen for the server stays at each run, until Reset.', () => {
  open({ sample: { ...SINGLE, screen: ['[Save]'], server: 'shop' } })
  const byItself = { latency: 300, failureRate: 0, offline: false }
  const offline = (): HTMLInputElement => screen.getByLabelText('Offline')
  const endRun = (): void => {
    sandbox.say({ type: 'server', conditions: { ...byItself } })
    sandbox.say(done)
  }
  endRun()
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('conditions')
  fireEvent.click(offline())
  type('\n// a')
  vi.advanceTimersByTime(300)
  expect(sandbox.tasks.at(-1)).toMatchObject({ conditions: { ...byItself, offline: true } })
  endRun()
  expect(offline().checked).toBe(true)
  press('Reset')
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('conditions')
  endRun()
  expect(offline().checked).toBe(false)
})

test('A press on the screen of the past says why nothing happens, until it is the present again.', () => {
  const seen = createScreen({})
  const press = (): string | null => {
    seen.element.click()
    return seen.element.querySelector('[role=status]')?.textContent ?? null
  }
  expect(press()).toBe('')
  seen.holdPast(true)
  expect(press()).toContain('Back to now')
  seen.holdPast(false)
  expect(press()).toBe('')
})

test('A server without a screen has the same controls: what is chosen counts from the next run, which follows.', () => {
  open({ sample: { ...SINGLE, server: 'shop' } })
  sandbox.say({ type: 'server', conditions: { latency: 300, failureRate: 0, offline: false } })
  sandbox.say(done)
  fireEvent.input(screen.getByLabelText('Failing requests'), { target: { value: '100' } })
  vi.advanceTimersByTime(300)
  const chosen = { latency: 300, failureRate: 1, offline: false }
  expect(sandbox.tasks).toHaveLength(2)
  expect(sandbox.tasks.at(-1)).toMatchObject({ conditions: chosen })
  sandbox.say({ type: 'server', conditions: chosen })
  sandbox.say(done)
  vi.advanceTimersByTime(1000)
  expect(sandbox.tasks).toHaveLength(2)
})

test('A component that the code only exports is left to the sandbox to show.', () => {
  open({ sample: { ...SINGLE, screen: [] }, changed: { 'src/App.tsx': 'export default () => <p>Hi</p>' } })
  expect(sandbox.tasks.at(-1)).toMatchObject({ shown: 'src/App.tsx' })
  open()
  expect(sandbox.tasks.at(-1)).not.toHaveProperty('shown')
})

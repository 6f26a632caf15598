import { expect, test } from 'vitest'

import type { RunEvent } from '../../../../sample-runtime/protocol/messages'
import { addEvent, EMPTY } from '../report'
import { getStatus, type Status } from '../status'

const PLACES = { shown: () => 'a.ts', getLabel: (name: string) => name }

const value = (claim: number, isExpected = true): RunEvent => {
  return { type: 'value', claim, actual: '1', expected: '1', isExpected }
}
const error = (line?: number, file = 'a.ts'): RunEvent => {
  return { type: 'error', text: 'no', ...(line === undefined ? {} : { place: { file, line, column: 1 } }) }
}
const ended = (reason: Extract<RunEvent, { type: 'ended' }>['reason'] = 'done'): RunEvent => {
  return { type: 'ended', reason }
}

test.each<[number, RunEvent[], Status['outcome'], string]>([
  [4, [value(0)], 'running', 'Running…'],
  [4, [value(0), value(1), value(2), value(3), ended()], 'same', 'All 4 values are unchanged.'],
  [2, [value(0), value(1), ended()], 'same', 'Both values are unchanged.'],
  [1, [value(0), ended()], 'same', 'The value is unchanged.'],
  [1, [value(0, false), ended()], 'changed', 'The value changed.'],
  [1, [ended()], 'changed', 'The value was not reached.'],
  [4, [value(0), value(1), value(2), value(3, false), ended()], 'changed', '1 of 4 values changed.'],
  [4, [value(0), ended()], 'changed', '3 of 4 values not reached.'],
  [2, [value(0, false), value(0), value(1), ended()], 'changed', '1 of 2 values changed.'],
  [4, [value(0, false), ended()], 'changed', '1 of 4 values changed, 3 not reached.'],
  [0, [ended()], 'same', 'Ran without an error.'],
  [2, [value(0), error(4), error(9), ended()], 'failed', 'An error on line 4.'],
  [2, [error(4, 'b.ts'), ended()], 'failed', 'An error on line 4 of b.ts.'],
  [2, [error(), ended()], 'failed', 'An error.'],
  [2, [error(4), ended('too long')], 'failed', 'Stopped: this ran for two seconds without an end.'],
  [2, [ended('too much output')], 'failed', 'Stopped: this printed more than can be shown.'],
  [2, [ended('lost')], 'failed', 'Stopped: the code no longer answers. Change it or run it again.'],
])('With %i claims, %j', (claims, events, outcome, text) => {
  expect(getStatus(events.reduce(addEvent, EMPTY), claims, PLACES)).toEqual({ outcome, text })
})

test.each([
  [[3], 'Ran, but a value on line 3 can’t be compared.'],
  [[3, 5], 'Ran, but a value can’t be compared.'],
])('With comments that can’t be tested on lines %j, a run is no success', (lines, text) => {
  const untestable = lines.map((line) => ({
    text: 'Nothing to compare.',
    level: 'warn' as const,
    place: { file: 'a.ts', line, column: 1 },
  }))
  const report = [value(0), ended()].reduce(addEvent, { ...EMPTY, untestable })
  expect(getStatus(report, 1, PLACES)).toEqual({ text, outcome: 'changed' })
})

const screen = (text: string): RunEvent => ({ type: 'screen', text })

test.each([
  [0, { notShown: 'App' }, [screen('')], 'Ran, but nothing renders App. Add: export default App'],
  [0, { notShown: 'App' }, [screen('Hi')], 'Ran without an error.'],
  [0, { notShown: 'App' }, [screen(''), error(2)], 'An error on line 2.'],
  [1, { notShown: 'App' }, [screen(''), value(0)], 'The value is unchanged.'],
  [0, { file: 'src/App.tsx' }, [screen('')], 'Ran without an error.'],
  [0, { file: 'src/App.tsx' }, [], expect.stringContaining('there is no screen here')],
])('With %i claims, the component %j and %j, what is missing is said', (claims, component, events, text) => {
  const report = [...events, ended()].reduce(addEvent, { ...EMPTY, component })
  expect(getStatus(report, claims, PLACES).text).toEqual(text)
})

// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { SAMPLE, shown } from './fakes'
import {
  aroundEachTest,
  sandbox,
  handle,
  open,
  press,
  tab,
  code,
  status,
  note,
  type,
  done,
} from './opened-editor'

aroundEachTest()

test('The reader’s language decides what is edited.', () => {
  open({ language: 'js' })
  expect(code()).toBe(SAMPLE.files[0]?.javascript?.code)
})

/** A file whose forms differ, and one with the same text in both. */
const TWO_FORMS: typeof SAMPLE = {
  files: [
    { name: 'a.ts', typescript: shown('const a: number = 1'), javascript: shown('const a = 1') },
    { name: 'b.ts', typescript: shown('const b = 2') },
  ],
  own: 2,
  environment: 'development',
}

test('A file’s name follows its language, in the tabs, in messages and in the run.', () => {
  open({ sample: TWO_FORMS })
  handle.follow('js')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['a.js', 'b.js'])
  expect(sandbox.tasks.at(-1)).toMatchObject({ files: [{ name: 'a.js' }, { name: 'b.js' }] })
  sandbox.say({ type: 'error', text: 'no', place: { file: 'b.js', line: 1, column: 1 } })
  sandbox.say(done)
  expect(status()).toBe('An error on line 1 of b.js.')
})

test('The editor has the switch of languages that blocks have.', () => {
  open({ language: 'js' })
  const group = screen.getByRole('group', { name: 'Language' })
  expect(group.dataset.choice).toBe('code-language')
  expect(within(group).getByRole('button', { pressed: true }).textContent).toBe('JS')
})

test('Undo brings back TypeScript as such, whatever was chosen meanwhile.', () => {
  open({ sample: TWO_FORMS })
  type('\na')
  handle.follow('js')
  press('Reset')
  press('Undo')
  expect(code()).toBe('const a: number = 1\na')
  expect(note()).toContain('a.ts stays in TypeScript')
})

test('Unedited files follow the chosen language, and run again.', () => {
  open({ sample: TWO_FORMS })
  handle.follow('ts')
  expect(sandbox.tasks).toHaveLength(1)
  handle.follow('js')
  expect(code()).toBe('const a = 1')
  expect(note()).toBe('')
  expect(sandbox.tasks).toHaveLength(2)
  expect(handle.edits()).toEqual({})
  handle.follow('ts')
  expect(code()).toBe('const a: number = 1')
})

test('An edited file keeps its language, and says so until it is reset.', () => {
  open({ sample: TWO_FORMS })
  type('\na')
  handle.follow('js')
  expect(code()).toBe('const a: number = 1\na')
  expect(note()).toBe(
    'a.ts stays in TypeScript because you have edited it. Reset brings the JavaScript of the page.',
  )
  handle.follow('ts')
  expect(note()).toBe('')
  handle.follow('js')
  press('Reset')
  expect(code()).toBe('const a = 1')
  expect(note()).not.toContain('stays')
  handle.follow('ts')
  expect(code()).toBe('const a: number = 1')
})

test('An edited file with one form has nothing to follow.', () => {
  open({ sample: TWO_FORMS })
  fireEvent.click(tab(/b\.ts/))
  type('\nb')
  handle.follow('js')
  expect(code()).toBe('const b = 2\nb')
  expect(note()).toBe('')
  fireEvent.click(tab(/a\.js/))
  expect(code()).toBe('const a = 1')
})

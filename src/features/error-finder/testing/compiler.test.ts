import { describe, expect, it } from 'vitest'

import { compileTemplate, matchTemplate, readPasted } from '../../error-messages/find/template'
import { readErrorsOf } from '../../error-messages/build/read-texts'
import { idsIn } from './finder'
import { compileAll } from './fixtures/compiler'
import { MISTAKES } from './fixtures/mistakes'

const texts = compileAll(MISTAKES)
const cases = MISTAKES.map(({ id, code }, index) => ({ id, code, text: texts[index] ?? '' }))

/** They need another layout of packages, declaration files of a large API slice, the package's own declarations, CommonJS, an older compiler or library, or another order of imports. */
const NOT_COMPILED_HERE =
  /cannot be named without|exceeds the maximum length|'NoInfer'|'(?:TaskAbortError|AsyncThunkConfig)'|CommonJS|'UseInfiniteQueryStateDefaultResult<|'SerializedError \| FetchBaseQueryError'/

const wordings = ['typescript', 'typescript-query']
  .flatMap((name) => readErrorsOf('.', name))
  .flatMap(({ id, messages }) => messages.map((message) => ({ id, message })))
  .filter(({ message }) => !NOT_COMPILED_HERE.test(message))

describe('what the installed compiler says', () => {
  it.each(cases)('of $code leads to $id', ({ id, text }) => {
    expect({ text, first: idsIn(text)[0] }).toEqual({ text, first: id })
  })

  it.each(wordings)('has the wording of $id: $message', ({ id, message }) => {
    const template = compileTemplate(message)
    const compiled = cases.filter((candidate) => candidate.id === id).map(({ text }) => text)
    expect(compiled.some((text) => matchTemplate(template, readPasted(text)) !== undefined)).toBe(true)
  })
})

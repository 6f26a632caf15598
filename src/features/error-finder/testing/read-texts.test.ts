import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ERRORS_FOLDER, readKnownGroups, readRemedies } from '../../error-messages/build/read-texts'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'errors-'))
  cpSync(ERRORS_FOLDER, path.join(siteDir, ERRORS_FOLDER), { recursive: true })
})
afterEach(() => rmSync(siteDir, { recursive: true }))

/** Replaces a text of a file that has it. */
function edit(name: string, from: string | RegExp, to: string) {
  const file = path.join(siteDir, ERRORS_FOLDER, name)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

const read = () => readKnownGroups(siteDir)

describe('the files of errors', () => {
  it('are sections in the order of groups.yaml, with the errors of their files in the order given there', () => {
    edit('groups.yaml', '[react-redux, reselect]', '[reselect, react-redux]')
    expect(
      read()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['toolkit-messages', 'query-messages'])
    const { errors = [] } = read().find(({ id }) => id === 'react-redux-messages') ?? {}
    expect(errors[0]?.id).toBe('input-unstable')
  })

  it('are each in a section', () => {
    edit('groups.yaml', '[react-redux, reselect]', '[react-redux]')
    expect(read).toThrow(
      `${ERRORS_FOLDER}/groups.yaml:5: "reselect" is missing: say which section has its errors`,
    )
  })

  it('are there for each name in a section', () => {
    edit('groups.yaml', '[react-redux, reselect]', '[react-redux, reselect, remedies]')
    expect(read).toThrow(/groups\.yaml:\d+: There is no remedies\.yaml with errors beside this file/)
  })

  it('have no id twice', () => {
    edit('toolkit.yaml', /^ {2}[a-z-]+:$/m, '  fetch-failed:')
    expect(read).toThrow(
      /\w\.yaml:\d+: "fetch-failed" is in content\/errors\/.+\.yaml, too: give one of the two/,
    )
  })

  it.each([
    [
      'a title without room in the search',
      /title: .*/,
      `title: ${'a'.repeat(81)}`,
      'This has 81 characters, and 80 is the most',
    ],
    ['no wording', / {4}messages:\n(?: {6}.*\n)+/, '', '"messages" is missing: add it.'],
    ['a kind that no message has', /kind: \w+/, 'kind: hint', '"hint" is not one of error, warning'],
    [
      'a fix that is no sentence',
      / {4}fix:[^]*? {4}page/,
      '    fix: none\n    page',
      `"none" doesn't fit. Say what to do.`,
    ],
    [
      'an id that is not fit for an anchor',
      /^ {2}[a-z-]+:$/m,
      '  Toolkit:',
      `"Toolkit" can't be a key here. Write an id`,
    ],
  ])('are refused for %s', (_, from, to, message) => {
    edit('toolkit.yaml', from, to)
    expect(read).toThrow(/content\/errors\/toolkit\.yaml:\d+: /)
    expect(read).toThrow(message)
  })
})

describe('the file of remedies', () => {
  it.each([
    [
      'a number that is none',
      /^ {2}0:$/m,
      '  zero:',
      6,
      `"zero" can't be a key here. Write the number of an error`,
    ],
    [
      'a page without a section',
      /#pitfall-no-object/,
      '',
      12,
      `"/api/createAction" doesn't fit. Write the path of a section`,
    ],
    ['no cause', / {4}cause: >-\n(?: {6}.*\n)+/, '', 6, '"cause" is missing: add it. Say why it is thrown.'],
  ])('is refused for %s', (_, from, to, line, message) => {
    edit('remedies.yaml', from, to)
    expect(() => readRemedies(siteDir)).toThrow(`${ERRORS_FOLDER}/remedies.yaml:${line}: ${message}`)
  })
})

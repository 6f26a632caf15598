import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { readSymptoms, SYMPTOMS_FOLDER } from '../build'

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'symptoms-'))
  cpSync(SYMPTOMS_FOLDER, path.join(siteDir, SYMPTOMS_FOLDER), { recursive: true })
})
afterEach(() => rmSync(siteDir, { recursive: true }))

/** Replaces a text of a file that has it. */
function edit(name: string, from: string | RegExp, to: string) {
  const file = path.join(siteDir, SYMPTOMS_FOLDER, name)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

const read = () => readSymptoms(siteDir)
const at = (name: string, line: number, message: string) => `${SYMPTOMS_FOLDER}/${name}:${line}: ${message}`

describe('the files of symptoms', () => {
  it('are groups in the order that order.yaml has', () => {
    edit('order.yaml', '- tags\n  - cache\n', '- cache\n  - tags\n')
    expect(
      read()
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['cache', 'tags', 'flags'])
    expect(read()[0]?.symptoms[0]?.id).toBe('refetches-too-often')
  })

  it('each have a place in the order', () => {
    edit('order.yaml', '  - cache\n', '')
    expect(read).toThrow(
      at('order.yaml', 4, '"cache" is missing: say where its group belongs, or remove cache.yaml.'),
    )
  })

  it('are there for each name in the order', () => {
    edit('order.yaml', '  - cache\n', '  - cache\n  - casche\n')
    expect(read).toThrow(
      at('order.yaml', 7, 'There is no casche.yaml beside this file: correct or remove the name.'),
    )
  })

  it('have no id twice', () => {
    edit('codegen.yaml', /^ {2}[a-z-]+:$/m, '  refetches-too-often:')
    expect(read).toThrow(
      at('codegen.yaml', 5, '"refetches-too-often" is in content/symptoms/cache.yaml, too: give one'),
    )
  })

  it.each([
    [
      'an id that is not fit for addresses',
      /refetches-too-often:/,
      'Refetches:',
      5,
      `"Refetches" can't be a key here. Write an id`,
    ],
    [
      'a symptom that is too long to be scanned',
      /symptom: .*/,
      `symptom: ${'a'.repeat(91)}`,
      6,
      'This has 91 characters, and 90 is',
    ],
    [
      'an answer that ends without a full stop',
      /stable\.\n/,
      'stable\n',
      7,
      `doesn't fit. Write two or three short sentences`,
    ],
    [
      'a path without a section',
      /#when-requested/,
      '',
      12,
      `"/rtk-query/usage/cache-behavior" doesn't fit. Write the path of a section`,
    ],
    [
      'no page',
      / {4}page:\n.*\n.*\n/,
      '',
      5,
      '"page" is missing: add it. Name the section that answers in full',
    ],
  ])('are refused for %s', (_, from, to, line, message) => {
    edit('cache.yaml', from, to)
    expect(read).toThrow(`${SYMPTOMS_FOLDER}/cache.yaml:${line}: `)
    expect(read).toThrow(message)
  })
})

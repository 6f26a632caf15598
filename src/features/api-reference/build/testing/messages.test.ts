import { describe, expect, it } from 'vitest'

import { readKnownGroups } from '../../../error-messages/build/read-texts'
import { getTemplate } from '../../../error-messages/template-parts'
import { extractErrorCodes } from '../error-codes'
import { extractMessages, messageKey, messageSites } from '../messages/extract-messages'
import { assertMessages, compareMessages, readTextFiles, type TextFile } from '../messages/gate'
import { listKnownErrors } from '..'

const LIBRARY = 'node_modules/@reduxjs/toolkit'
const files = readTextFiles('.')
const groups = readKnownGroups('.')
const installed = extractMessages(LIBRARY, extractErrorCodes(LIBRARY).codes)
const found = (source: string) => messageSites(source).map(({ kind, parts }) => [kind, getTemplate(parts)])

describe('messageSites', () => {
  it.each([
    ['new TypeError("No ids")', 'error', 'No ids'],
    ['throw { name: "AbortError", message: "Stopped" }', 'error', 'Stopped'],
    ['class A { constructor(code) { this.message = `stopped (${code})` } }', 'error', 'stopped (⟨code⟩)'],
    ['console.warn(`No ${name} here`)', 'warning', 'No ⟨name⟩ here'],
    ['console.error("Value:", value, "\\nSee the guide")', 'warning', 'Value: ⟨value⟩ \nSee the guide'],
    ['warning("No reducer")', 'warning', 'No reducer'],
    ['const alm = "listener"; console.error(`${alm}/error`)', 'warning', 'listener/error'],
    ['function text(a) { return `No ${a}` } console.warn(text(b))', 'warning', 'No ⟨a⟩'],
  ])('reads %s', (source, kind, template) => {
    expect(found(source)).toEqual([[kind, template]])
  })

  it.each([
    'console.error(caught)',
    'new Error(message)',
    'new Error(production ? formatProdErrorMessage(1) : "Use a string")',
    'console.log("ready")',
    'use({ name: "AbortError" })',
    'use({ name: "Anna", message: "Hello" })',
  ])('passes over %s', (source) => {
    expect(found(source)).toEqual([])
  })
})

describe('the texts about messages without a number', () => {
  const file: TextFile = {
    path: 'content/errors/a.yaml',
    errors: [
      {
        id: 'no-seat',
        title: 'No seat',
        kind: 'warning',
        messages: ['No ⟨seat⟩ here'],
        cause: 'None.',
        fix: 'None.',
        page: { path: '/a#b', title: 'A' },
      },
    ],
    isFor: (entryPoint) => entryPoint === 'a',
  }
  const message = (text: string, kind: 'error' | 'warning' = 'warning', entryPoint = 'a') => ({
    parts: [{ text }],
    kind,
    entryPoints: [entryPoint],
  })

  it('are complete for the installed library', () => {
    expect(installed.length).toBeGreaterThan(25)
    expect(compareMessages(installed, files)).toEqual([])
  })

  it('fit if they differ in white space and in the names of values only', () => {
    const parts = [{ text: 'No ' }, { placeholder: 'row.seat' }, { text: '\n  here' }]
    expect(compareMessages([{ parts, kind: 'warning', entryPoints: ['a'] }], [file])).toEqual([])
  })

  it.each([
    [
      'a new message',
      [message('No ⟨⟩ here'), message('No row')],
      'add an entry with it, its cause and its fix. The warning of a: "No row"',
    ],
    [
      'a text whose message is gone',
      [],
      'the message of "no-seat" is gone; reword or remove it: "No ⟨seat⟩ here"',
    ],
    [
      'a message that is thrown where the text says printed',
      [message('No ⟨⟩ here', 'error')],
      'its entry says "warning". The error of a: "No ⟨⟩ here"',
    ],
  ])('name %s and the file', (_, messages, problem) => {
    const elsewhere = message('No seat', 'error', 'b')
    expect(compareMessages([...messages, elsewhere], [file])).toEqual([`content/errors/a.yaml: ${problem}`])
  })

  it('stop the build when they don’t fit', () => {
    expect(() => assertMessages(installed, files)).not.toThrow()
    expect(() => assertMessages(installed.slice(1), files)).toThrow(
      /content\/errors\/toolkit\.yaml: the message of "action-creator-dispatched" is gone/,
    )
  })
})

describe('the list for the page', () => {
  it('has every known error, and the first line of the library’s own', () => {
    const listed = listKnownErrors(groups, files).flatMap(({ errors }) => errors)
    expect(listed.map(({ id }) => id)).toEqual(groups.flatMap(({ errors }) => errors.map(({ id }) => id)))
    const lines = listed.flatMap(({ messages }) => messages.map((parts) => messageKey(getTemplate(parts))))
    const expected = installed.map(({ parts }) => messageKey(getTemplate(parts).replace(/\n[^]*/, '')))
    expect(lines.sort()).toEqual(expected.sort())
  })
})

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { defaultInSource } from '../surface/defaults'

const BUNDLE = `
function openGate(options) {
  const { closesAt = 23, name: label = "main", guests, until = void 0, days = [
    "Mon",
    "Tue",
  ] } = options || {};
}
const watchGate = (options = { type: "raf" }) => (next) => next(options);
`
const source = ts.createSourceFile('bundle.mjs', BUNDLE, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)

describe('defaultInSource', () => {
  it.each([
    ['openGate', 'closesAt', '23'],
    ['openGate', 'name', "'main'"],
    ['openGate', 'guests', 'undefined'],
    ['openGate', 'until', 'undefined'],
    ['openGate', 'days', "['Mon', 'Tue']"],
    ['watchGate', 'type', "'raf'"],
  ])('finds the default of %s, %s', (name, option, value) => {
    expect(defaultInSource(source, name, option)).toBe(value)
  })

  it('says when a function or an option is gone', () => {
    expect(() => defaultInSource(source, 'closeGate', 'closesAt')).toThrow('has no function closeGate')
    expect(() => defaultInSource(source, 'openGate', 'opensAt')).toThrow('no default to opensAt any more')
  })
})

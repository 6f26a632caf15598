import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import type { TrySample } from '../../../sample-runtime/protocol/sample'
import { decodeEdits, encodeEdits, readTryHash, tryHash, withSelected } from '.'

const SAMPLE: TrySample = {
  files: [
    { name: 'src/cart.ts', typescript: { code: 'export const cart = 1', hidden: [] } },
    { name: 'src/store.ts', typescript: { code: 'export const store = 2', hidden: [] } },
  ],
  own: 1,
  environment: 'development',
}

const EDITS = { 'src/cart.ts': 'const price = "5 €" // → 🍰', 'src/store.ts': '' }

const plain = (text: string): string => `p${Buffer.from(text).toString('base64url')}`
const deflated = (text: string): string => `d${deflateRawSync(text).toString('base64url')}`

async function getError(data: string): Promise<string | undefined> {
  const decoded = await decodeEdits(data, SAMPLE)
  return 'error' in decoded ? decoded.error : undefined
}

test('Edits come back as they were, in letters that addresses leave alone.', async () => {
  const data = (await encodeEdits(EDITS)) ?? ''
  expect(data).toMatch(/^d[\w-]+$/)
  expect(await decodeEdits(data, SAMPLE)).toEqual({ files: EDITS })
})

test('An address of a browser without compression is read, too.', async () => {
  expect(await decodeEdits(plain(JSON.stringify(EDITS)), SAMPLE)).toEqual({ files: EDITS })
})

test('What doesn’t fit into an address has no link.', async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join('')
  expect(await encodeEdits({ 'src/cart.ts': noise })).toBeUndefined()
  expect(await encodeEdits({ 'src/cart.ts': 'a'.repeat(100_000) })).toBeUndefined()
})

describe('A link that can’t be followed says why:', () => {
  const good = deflated(JSON.stringify(EDITS))
  test.each([
    ['nothing', '', 'can’t be read'],
    ['a form alone', 'd', 'can’t be read'],
    ['an unknown form', `x${good.slice(1)}`, 'can’t be read'],
    ['cut off', good.slice(0, 20), 'can’t be read'],
    ['altered', `${good.slice(0, 10)}AAAA${good.slice(14)}`, 'can’t be read'],
    ['other letters', 'd<script>', 'can’t be read'],
    ['percent signs', 'd%00%ff', 'can’t be read'],
    ['no text', `p${Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')}`, 'can’t be read'],
    ['no JSON', plain('files'), 'can’t be read'],
    ['null', plain('null'), 'can’t be read'],
    ['a number', plain('1'), 'can’t be read'],
    ['a text', plain('"src/cart.ts"'), 'can’t be read'],
    ['a list', plain('["src/cart.ts"]'), 'can’t be read'],
    ['a file that is no text', plain('{"src/cart.ts":1}'), 'can’t be read'],
    ['a file that is an object', plain('{"src/cart.ts":{"code":""}}'), 'can’t be read'],
    ['a file of another sample', deflated('{"src/other.ts":""}'), 'another sample'],
    ['a file beside the project', deflated('{"../cart.ts":""}'), 'another sample'],
    ['a prototype', plain('{"__proto__":"x"}'), 'another sample'],
    ['a prototype that is an object', plain('{"__proto__":{"src/cart.ts":"x"}}'), 'can’t be read'],
    ['a constructor', plain('{"constructor":"x"}'), 'another sample'],
    ['long', `p${'A'.repeat(200_000)}`, 'too long'],
    ['long when it is unpacked', deflated(`{"src/cart.ts":"${'a'.repeat(50_000_000)}"}`), 'too long'],
  ])('%s', async (_, data, reason) => {
    expect(await getError(data)).toContain(reason)
  })
})

const NO_ACTION = {
  error: 'The link doesn’t say which action of the store it is about, so none is selected.',
}
const WRONG = { error: 'This link doesn’t say which sample it is for.' }

test.each<[hash: string, expected: unknown]>([
  ['', undefined],
  ['#try', undefined],
  ['#trying', undefined],
  ['#try=a-slice~3', { sample: 'a-slice~3', isExpanded: false }],
  ['#try=~1+expanded:dAb_-', { sample: '~1', isExpanded: true, data: 'dAb_-' }],
  ['#try=a~1+store=0.12', { sample: 'a~1', isExpanded: false, selected: { store: 0, action: 12 } }],
  [
    '#try=a~1+expanded+store=1.0:dAb',
    { sample: 'a~1', isExpanded: true, selected: { store: 1, action: 0 }, data: 'dAb' },
  ],
  ...['', '0', '0.-1', '0.99999999'].map((action): [string, unknown] => [
    `#try=a~1+store=${action}`,
    { sample: 'a~1', isExpanded: false, selected: NO_ACTION },
  ]),
  ['#try=a~1+store=0.1e9:dAb', { sample: 'a~1', isExpanded: false, selected: NO_ACTION, data: 'dAb' }],
  // As some programs pass addresses on.
  ['#try%3D~1%3AdAb_-', { sample: '~1', isExpanded: false, data: 'dAb_-' }],
  ['#try=a-slice%7E3%2Bexpanded', { sample: 'a-slice~3', isExpanded: true }],
  ['#try=3:%', { sample: 3, isExpanded: false, data: '%' }],
  // As earlier addresses are.
  ['#try=3', { sample: 3, isExpanded: false }],
  ['#try=12:dAb_-', { sample: 12, isExpanded: false, data: 'dAb_-' }],
  ['#try=3:', { sample: 3, isExpanded: false, data: '' }],
  ...['', '-1', '1e3', '99999', 'a-slice', 'a:b~1', '__proto__:d'].map((sample): [string, unknown] => [
    `#try=${sample}`,
    WRONG,
  ]),
])('The hash %s', (hash, expected) => {
  expect(readTryHash(hash)).toEqual(expected)
})

test.each([true, false])('The hash of a sample is read back, expanded: %s.', (isExpanded) => {
  expect(readTryHash(tryHash('a-slice~7', isExpanded))).toEqual({ sample: 'a-slice~7', isExpanded })
})

test('An address brings new files where the reader may add some, and nowhere else.', async () => {
  const data = (await encodeEdits({ 'src/new.ts': 'x' })) ?? ''
  expect(await decodeEdits(data, SAMPLE, true)).toEqual({ files: { 'src/new.ts': 'x' } })
  expect(await decodeEdits(data, SAMPLE)).toHaveProperty('error')
  const less = (await encodeEdits({ 'src/new.ts': 'x', 'src/cart.ts': null })) ?? ''
  expect(await decodeEdits(less, SAMPLE, true)).toEqual({ files: { 'src/new.ts': 'x', 'src/cart.ts': null } })
  expect(await decodeEdits(less, SAMPLE)).toHaveProperty('error')
})

test.each([
  ['../new.ts', 'A name like'],
  ['node_modules/new.ts', 'node_modules is the folder'],
  ['src/Cart.ts', 'There is src/cart.ts already.'],
  ['src/cart.js', 'There is a file of this name.'],
])('An address can’t bring the file %s, which the form would refuse, too.', async (name, reason) => {
  const data = (await encodeEdits({ [name]: 'x' })) ?? ''
  expect(await decodeEdits(data, SAMPLE, true)).toHaveProperty('error', expect.stringContaining(reason))
})

test('An address of earlier times, when files without a title had numbers, still brings its edits.', async () => {
  const sample = { ...SAMPLE, files: [{ name: 'src/this-sample.ts', typescript: { code: '1', hidden: [] } }] }
  const data = (await encodeEdits({ 'src/sample-15.ts': '2' })) ?? ''
  expect(await decodeEdits(data, sample)).toEqual({ files: { 'src/this-sample.ts': '2' } })
})

test('The selected action of an address is read back; without one, the address stays.', () => {
  const address = withSelected(tryHash('a~1', true), { store: 2, action: 30 })
  expect(readTryHash(address)).toMatchObject({ selected: { store: 2, action: 30 } })
  expect(withSelected('#try=a~1', undefined)).toBe('#try=a~1')
})

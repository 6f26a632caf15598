import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { formatWithOptions, inspect } from 'node:util'
import { expect, test, vi } from 'vitest'

import { createConsole } from './console.mjs'

type Use = (console: Console) => void

function printedByNode(use: Use): string {
  let text = ''
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  use(new Console({ stdout: stream, stderr: stream, colorMode: false }))
  return text
}

function printedByOurs(use: Use): string {
  let text = ''
  const ours = createConsole({
    inspect,
    format: (...values) => formatWithOptions({}, ...values),
    print: (line) => (text += `${line}\n`),
  })
  use(ours as unknown as Console)
  return text
}

const CYCLE: Record<string, unknown> = { name: 'cycle' }
CYCLE.self = CYCLE

const USES: Record<string, Use> = {
  'values of all kinds': (console) =>
    console.log(
      'text',
      1,
      [undefined, null],
      { a: { b: { c: { d: 1 } } } },
      CYCLE,
      new Map([[1, new Set('a')]]),
    ),
  placeholders: (console) => console.log('%s is %d, %j, %o and %%', 'one', 2, { three: 3 }, [4], 'five'),
  'a text with a percent sign alone': (console) => console.log('100 %s'),
  nothing: (console) => console.log(),
  'the other levels': (console) => {
    console.info('info')
    console.debug('debug')
    console.warn('warn', [1])
    console.error('error')
    console.dirxml({ a: 1 }, 'b')
  },
  'a proxy': (console) => console.log(new Proxy({ a: 1 }, { get: () => 'other' })),
  'groups, with texts of several lines': (console) => {
    console.group('outer', 1)
    console.log('one\ntwo')
    console.groupCollapsed()
    console.error({ text: 'a'.repeat(60), other: 'b'.repeat(60) })
    console.groupEnd()
    console.table([1])
    console.groupEnd()
    console.groupEnd()
    console.log('flat')
  },
  counters: (console) => {
    console.count()
    console.count('a')
    console.count()
    console.countReset()
    console.count()
  },
  assertions: (console) => {
    console.assert(true, 'holds')
    console.assert(false)
    console.assert(false, 'text %s', 1)
    console.assert(false, { a: 1 }, 2)
  },
  dir: (console) => {
    const custom = { [Symbol.for('nodejs.util.inspect.custom')]: () => 'custom', a: { b: { c: { d: 1 } } } }
    console.dir(custom)
    console.dir(custom, { depth: 0 })
  },
}

test.each(Object.entries(USES))('It writes %s as the console of Node does.', (_what, use) => {
  expect(printedByOurs(use)).toBe(printedByNode(use))
})

const TABLES: Record<string, Parameters<Console['table']>> = {
  objects: [
    [
      { id: 1, name: 'one' },
      { id: 2, open: true },
    ],
  ],
  'some columns': [[{ id: 1, name: 'one' }], ['name', 'none']],
  'an object of objects': [{ first: { a: 1 }, second: { a: { b: 1, c: 2, d: 3 }, e: [1, 2, 3, 4] } }],
  'values and objects': [[1, 'two', { three: 3 }]],
  'a map': [
    new Map<unknown, unknown>([
      ['a', 1],
      ['b', { c: 1 }],
    ]),
  ],
  'a set': [new Set([1, 'two'])],
  'an empty list': [[]],
  'what is no table': ['text'],
}

/** Before its version 22, Node centers what is in a cell. */
const unaligned = (text: string): string => text.replaceAll(/ +/g, ' ')

test.each(Object.entries(TABLES))('It writes %s as a table of Node.', (_what, parameters) => {
  const use: Use = (console) => console.table(...parameters)
  expect(unaligned(printedByOurs(use))).toBe(unaligned(printedByNode(use)))
})

test('A value that throws when it is read stops nothing.', () => {
  const hostile = {
    [Symbol.for('nodejs.util.inspect.custom')]: () => {
      throw new Error('not today')
    },
  }
  const written = "[a value that can't be written: not today]\n"
  expect(printedByOurs((console) => console.log(hostile))).toBe(written)
})

test('A measured time is that of the clock that the sample has.', () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250)
  const printed = printedByOurs((console) => {
    console.time('load')
    console.timeEnd('load')
    console.trace('at the end')
  })
  expect(printed).toBe('load: 250ms\nTrace: at the end\n')
})

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'

import { readJson, readKept, writeKept, type KeptVersion } from './kept-json'

const STAMP = { version: '1', library: '2.14.0' }

let file = ''
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'folder/kept.json')
})

describe('what is kept in a JSON file', () => {
  it('is given back to the same stamp, and the file is whole', () => {
    writeKept(file, STAMP, { groups: { a: 1 } })
    expect(readKept(file, STAMP)).toMatchObject({ groups: { a: 1 } })
    expect(readdirSync(path.dirname(file))).toEqual(['kept.json'])
  })

  it.each<KeptVersion>([{ version: '2' }, { library: '2.13.0' }, { compiler: '6' }])(
    'is none for %j',
    (other) => {
      writeKept(file, STAMP, { groups: {} })
      expect(readKept(file, { ...STAMP, ...other })).toBeUndefined()
    },
  )

  it('is none if there is no file', () => {
    expect(readKept(file, STAMP)).toBeUndefined()
    expect(readJson(file)).toBeUndefined()
  })

  it.each(['', '{', 'null', '3', '{"version":"1","libr'])('is none in a file with %j', (text) => {
    writeKept(file, STAMP, {})
    writeFileSync(file, text)
    expect(readKept(file, STAMP)).toBeUndefined()
  })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'

import { writeDownloads } from './write-downloads'

const folder = mkdtempSync(path.join(tmpdir(), 'downloads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('packs each example app, without what its tools make', () => {
  writeDownloads(process.cwd(), folder)
  const archives = readdirSync(path.join(folder, 'downloads'))
  expect(archives).toEqual(readdirSync('examples').map((app) => `${app}.zip`))
  const files = unzipSync(readFileSync(path.join(folder, 'downloads/waterline.zip')))
  const main = files['waterline/src/main.tsx']
  expect(main && strFromU8(main)).toBe(readFileSync('examples/waterline/src/main.tsx', 'utf8'))
  const made = archives.flatMap((archive) =>
    Object.keys(unzipSync(readFileSync(path.join(folder, 'downloads', archive)))),
  )
  expect(made.filter((name) => /node_modules|\.next\/|next-env|\/dist\//.test(name))).toEqual([])
})

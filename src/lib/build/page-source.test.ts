import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { pageSource } from './page-source'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-source-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the source of a page', () => {
  it.each([
    ['nothing was removed above it', '---\nid: page\n---\nText\n', '---\nid: page\n---\nText\n', 1],
    ['the front matter was removed', '---\nid: page\n---\nText\n', 'Text\n', 4],
    ['empty lines below it were, too', '---\nid: page\n---\n\n  \nText\n', 'Text\n', 6],
    ['the file has the line ends of Windows', '---\r\nid: page\r\n---\r\n\r\nText\r\n', 'Text\r\n', 5],
  ])('says where the compiled text begins if %s', (_, text, value, line) => {
    const file = path.join(folder, 'page.mdx')
    writeFileSync(file, text)
    const source = pageSource({ cwd: folder, path: file, value })
    expect(source.text).toBe(text)
    expect(source.page).toBe('page.mdx')
    expect(source.lineInFile(1)).toBe(line)
  })
})

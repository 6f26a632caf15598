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
    ['no front matter', 'Text\n', 1],
    ['front matter', '---\nid: page\n---\nText\n', 4],
    ['front matter, and empty lines below it', '---\nid: page\ntitle: "a --- b"\n---\n\n  \nText\n', 7],
    ['empty front matter', '---\n---\n\nText\n', 4],
    ['the line ends of Windows', '---\r\nid: page\r\n---\r\n\r\nText\r\n', 5],
    ['a line below the text that looks like the end of front matter', 'Text\n\n---\n', 1],
  ])('says where its text begins, with %s', (_, text, line) => {
    const file = path.join(folder, 'page.mdx')
    writeFileSync(file, text)
    const source = pageSource({ cwd: folder, path: file })
    expect(source.text).toBe(text)
    expect(source.page).toBe('page.mdx')
    expect(source.lineInFile(1)).toBe(line)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'
import { listPages } from '../../../src/lib/build/list-pages'
import type { Fence } from '../../../src/features/checked-samples/build/page/fence'
import { readSamplePage } from '../../../src/features/checked-samples/build/page/read-page'
import { inApp, VITE_APPS } from '../../examples/apps'

const pages = listPages(process.cwd()).map((page) =>
  readSamplePage(page, readFileSync(page, 'utf8'), (file) => readFileSync(file, 'utf8')),
)
const fences = pages.flatMap((page) => page.fences)

/** The source files of an app, by their names in it. What tests it is not shown. */
function getSources(app: string): string[] {
  return readdirSync(inApp(app, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => forwardSlashes(path.relative(inApp(app), path.join(entry.parentPath, entry.name))))
}

/** The last block of each name on the pages that show the app. */
function lastBlocks(app: string): Map<string, Fence> {
  const showing = pages.filter((page) => page.fences.some(({ tags }) => isInApp(app, tags.file)))
  const blocks = showing.flatMap((page) => page.fences)
  return new Map(blocks.flatMap((fence) => (fence.tags.title ? [[fence.tags.title, fence] as const] : [])))
}

function isInApp(app: string, file: string | undefined): boolean {
  return file?.startsWith(`examples/${app}/`) === true
}

describe.each(VITE_APPS)('examples/%s', (app) => {
  it('has all its files on a page', () => {
    const shown = fences.filter(({ tags }) => isInApp(app, tags.file)).map(({ tags }) => tags.title)
    const sources = getSources(app)
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((file) => !shown.includes(file))).toEqual([])
  })

  it('is what a reader ends up with: no page writes a later version of a file by hand', () => {
    const last = lastBlocks(app)
    const byHand = getSources(app).filter(
      (file) => last.has(file) && !isInApp(app, last.get(file)?.tags.file),
    )
    expect(byHand).toEqual([])
  })
})

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { PageTypes } from '../../client/code-blocks/page-types'
import { hashTexts } from '../hash'
import type { Page } from './page/read-page'
import { displayedHovers } from './render/displayed-hovers'
import type { SampleResult } from './result'

/** The files that hold the types of identifiers, one per page, fetched when a reader first asks. */
export interface TypesFolder {
  /** Absolute path of the folder that is published. */
  folder: string
  /**
   * Writes the types of a page.
   *
   * @returns the address of the file from the root of the site, or undefined if the page has no types
   */
  write(page: Page, results: ReadonlyMap<number, SampleResult>): string | undefined
}

/** Below this address files never change: their names hold a hash of their content. */
const ADDRESS = '/assets/types'

/**
 * Opens the folder, empty: what an earlier build left there may belong to pages that are gone.
 *
 * @param folder - absolute path
 */
export function createTypesFolder(folder: string): TypesFolder {
  const target = path.join(folder, ADDRESS)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  return {
    folder,
    write(page, results) {
      const types = typesOf(page, results)
      if (Object.keys(types.blocks).length === 0) return undefined
      const text = JSON.stringify(types)
      const hash = hashTexts([text]).slice(0, 8)
      const name = `${page.path.replace(/^docs\/|\.mdx?$/g, '').replaceAll(/[^\w-]+/g, '-')}.${hash}.json`
      if (!existsSync(path.join(target, name))) writeFileSync(path.join(target, name), text)
      return `${ADDRESS}/${name}`
    },
  }
}

/** Equal texts are stored once: the same identifiers come again and again. */
function typesOf(page: Page, results: ReadonlyMap<number, SampleResult>): PageTypes {
  const texts = new Map<string, number>()
  const indexOf = (text: string): number => {
    const index = texts.get(text) ?? texts.size
    texts.set(text, index)
    return index
  }
  const blocks: PageTypes['blocks'] = {}
  for (const fence of page.fences) {
    const result = results.get(fence.index)
    if (!result || fence.tags.setup) continue
    const { ts, js } = displayedHovers(fence, result)
    if (ts.length === 0) continue
    const compact = (hovers: typeof ts): PageTypes['blocks'][number]['ts'] =>
      hovers.map(({ line, column, length, text }) => [line, column, length, indexOf(text)])
    blocks[fence.index] = { ts: compact(ts), js: compact(js) }
  }
  return { texts: [...texts.keys()], blocks }
}

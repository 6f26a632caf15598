import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { PageTypes } from '../../shared/page-types'
import { hashTexts } from '../../build-time/hash'
import type { StepCache } from '../../build-time/step-cache'
import type { Fence } from './page/fence'
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
  /** Removes the files of an earlier build, which may belong to pages that no longer exist. */
  empty(): void
  /** Saves the written types for the next build. */
  save(): void
}

/** Below this address files never change: their names hold a hash of their content. */
const ADDRESS = '/assets/types'

/**
 * Opens the folder. It isn't emptied yet: many tools read the configuration, some of them while a build is under way.
 *
 * @param folder - absolute path
 * @param cache - the types that an earlier build wrote, because formatting them again takes seconds
 */
export function createTypesFolder(folder: string, cache: StepCache<PageTypes>): TypesFolder {
  const target = path.join(folder, ADDRESS)
  mkdirSync(target, { recursive: true })
  return {
    folder,
    empty() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(target, { recursive: true })
    },
    write(page, results) {
      const blocks = typedBlocks(page, results)
      const types = cache.get(JSON.stringify(blocks), () => typesOf(blocks))
      if (Object.keys(types.blocks).length === 0) return undefined
      const text = JSON.stringify(types)
      const hash = hashTexts([text]).slice(0, 8)
      const name = `${page.path.replace(/^docs\/|\.mdx?$/g, '').replaceAll(/[^\w-]+/g, '-')}.${hash}.json`
      if (!existsSync(path.join(target, name))) writeFileSync(path.join(target, name), text)
      return `${ADDRESS}/${name}`
    },
    save: () => cache.save(),
  }
}

/** A code block that readers see, and the parts of its result that the types of its names depend on. */
interface TypedBlock {
  fence: Pick<Fence, 'index' | 'language' | 'code'>
  result: Pick<SampleResult, 'hovers' | 'javascript'>
}

function typedBlocks(page: Page, results: ReadonlyMap<number, SampleResult>): TypedBlock[] {
  return page.fences.flatMap(({ index, language, code, tags }) => {
    const result = results.get(index)
    if (!result || tags.setup) return []
    const { hovers, javascript } = result
    return [{ fence: { index, language, code }, result: { hovers, javascript } }]
  })
}

/** Equal texts are stored once, because the same identifiers occur many times. */
function typesOf(typed: readonly TypedBlock[]): PageTypes {
  const texts = new Map<string, number>()
  const indexOf = (text: string): number => {
    const index = texts.get(text) ?? texts.size
    texts.set(text, index)
    return index
  }
  const blocks: PageTypes['blocks'] = {}
  for (const { fence, result } of typed) {
    const { ts, js } = displayedHovers(fence, result)
    if (ts.length === 0) continue
    const compact = (hovers: typeof ts): PageTypes['blocks'][number]['ts'] =>
      hovers.map(({ line, column, length, text }) => [line, column, length, indexOf(text)])
    blocks[fence.index] = { ts: compact(ts), js: compact(js) }
  }
  return { texts: [...texts.keys()], blocks }
}

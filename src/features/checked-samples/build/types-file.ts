import type { PageTypes } from '../../../config/page-types'
import type { StepCache } from '../../../lib/build/step-cache'
import type { Fence } from './page/fence'
import type { Page } from './page/read-page'
import { writePageFile } from './page-files'
import { displayedHovers } from './render/displayed-hovers'
import type { SampleResult } from './result'

const ADDRESS = '/assets/types'

/**
 * Writes the types of a page's identifiers.
 *
 * @param folder - absolute path of the folder that is published
 * @param cache - the types that an earlier build wrote, because formatting them again takes seconds
 * @returns the address of the file from the root of the site, or undefined if the page has no types
 */
export function writeTypes(
  folder: string,
  cache: StepCache<PageTypes>,
  page: Page,
  results: ReadonlyMap<number, SampleResult>,
): string | undefined {
  const blocks = typedBlocks(page, results)
  const types = cache.get(JSON.stringify(blocks), () => typesOf(blocks))
  return Object.keys(types.blocks).length === 0 ? undefined : writePageFile(folder, ADDRESS, page.path, types)
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

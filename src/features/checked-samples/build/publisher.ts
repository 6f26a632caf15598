import { mkdirSync, rmSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { StepCache } from '../../../lib/build/step-cache'
import type { PageTypes } from '../../../config/page-types'
import type { PageProject } from './page/page-project'
import type { EditableSamples, Published, SampleResult } from './result'
import type { TrySamples, TrySample } from '../../sample-runtime/protocol/sample'
import { hashTexts } from '../../../lib/build/hash'
import type { Fence } from './page/fence'
import type { Page } from './page/read-page'
import { displayedHovers } from './render/align'
import { editableSample } from './editable-sample'

/** Where the samples are, from the root of the site. */
const SAMPLES_ADDRESS = '/assets/try-it/samples'

/**
 * Writes the samples of a page that can be edited.
 *
 * @param folder - absolute path of the folder that is published
 * @returns undefined if there are none
 */
function writeEditableSamples(
  folder: string,
  project: PageProject,
  results: ReadonlyMap<number, SampleResult>,
): EditableSamples | undefined {
  const samples = new Map<number, TrySample>()
  for (const fence of project.page.fences) {
    const sample = editableSample(fence, project, results)
    if (sample) samples.set(fence.index, sample)
  }
  if (samples.size === 0) return undefined
  const address = writePageFile(folder, SAMPLES_ADDRESS, project.page.path, Object.fromEntries(samples))
  return { address, blocks: new Set(samples.keys()) }
}

const ADDRESS = '/assets/types'

/**
 * Writes the types of a page's identifiers.
 *
 * @param folder - absolute path of the folder that is published
 * @param cache - the types that an earlier build wrote, because formatting them again takes seconds
 * @returns the address of the file from the root of the site, or undefined if the page has no types
 */
function writeTypes(
  folder: string,
  cache: StepCache<PageTypes>,
  page: Page,
  results: ReadonlyMap<number, SampleResult>,
): string | undefined {
  const blocks = typedBlocks(page, results)
  const types = cache.get(JSON.stringify(blocks), () => getTypes(blocks))
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
function getTypes(typed: readonly TypedBlock[]): PageTypes {
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

/** Writes the files of pages that are published beside them. */
export interface Publisher {
  /** Absolute path of the folder that is published. */
  folder: string
  publish(project: PageProject, results: ReadonlyMap<number, SampleResult>): Published
  /**
   * Writes the samples of something that isn't a page.
   *
   * @param name - what their file begins with
   * @returns the address of the file, from the root of the site
   */
  publishSamples: (name: string, samples: TrySamples) => string
  /** Removes the files of an earlier build, which may belong to pages that no longer exist. */
  empty(): void
  /** Saves what takes long to write for the next build. */
  save(): void
}

/**
 * Opens the folder. It isn't emptied yet: many tools read the configuration, some of them while a build is under way.
 *
 * @param folder - absolute path
 * @param cache - the types that an earlier build wrote
 */
export function createPublisher(folder: string, cache: StepCache<PageTypes>): Publisher {
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    publish(project, results) {
      const typesAddress = writeTypes(folder, cache, project.page, results)
      const editable = writeEditableSamples(folder, project, results)
      return { ...(typesAddress !== undefined && { typesAddress }), ...(editable && { editable }) }
    },
    publishSamples: (name, samples) => writePageFile(folder, SAMPLES_ADDRESS, name, samples),
    empty() {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
    save: () => cache.save(),
  }
}

/**
 * Writes a file that belongs to a page and is published beside it: fetched when a reader first asks.
 *
 * @param folder - absolute path of the folder that is published
 * @param address - of the file's folder, from the root of the site; files below it never change, because their names hold
 *   a hash of their content
 * @param page - the path of the page
 * @returns the address of the file
 */
function writePageFile(folder: string, address: string, page: string, content: unknown): string {
  const text = JSON.stringify(content)
  const hash = hashTexts([text]).slice(0, 8)
  const name = `${page.replace(/^docs\/|\.mdx?$/g, '').replaceAll(/[^\w-]+/g, '-')}.${hash}.json`
  const file = path.join(folder, address, name)
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, text)
  return `${address}/${name}`
}

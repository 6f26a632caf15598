import path from 'node:path'

import { hashFiles, hashTexts } from './hash'
import { readKept, writeKept } from './kept-json'

/** The results of a build step from the last build, so that only results with changed inputs are computed again. */
export interface StepCache<Result> {
  /**
   * Returns the stored result for an input, or computes it.
   *
   * @param input - all that the result depends on, besides the code of the site and its packages
   */
  get(input: string, make: () => Result): Result
  /** Saves only the results that were requested since the cache was opened. */
  save(): void
}

interface Stored {
  /** By the hash of the input. */
  results: Record<string, unknown>
}

/** Where the results of steps are kept, from the site's folder; `docusaurus clear` leaves them. */
const FOLDER = '.cache/steps'

/** The code that makes results, and its data: they change rarely, and to know which parts a step uses would be a guess. */
const CODE = ['package-lock.json', 'src', 'content']

/**
 * Opens the cache of a step. A file that is missing, cut short, or made by other code is ignored.
 *
 * @param siteDir - absolute path of the site's folder
 * @param step - a name that no other step has
 * @param folder - where its file is kept, from the site's folder
 * @typeParam Result - what JSON gives back as it was
 */
export function openStepCache<Result>(siteDir: string, step: string, folder = FOLDER): StepCache<Result> {
  const file = path.resolve(siteDir, folder, `${step}.json`)
  const version = { version: codeVersion(siteDir) }
  const stored = readKept(file, version) as Partial<Stored> | undefined
  const earlier = stored?.results ?? {}
  const used = new Map<string, Result>()
  return {
    get(input, make) {
      const key = hashTexts([input])
      const result = used.get(key) ?? (key in earlier ? (earlier[key] as Result) : make())
      used.set(key, result)
      return result
    },
    save() {
      const isKept =
        used.size === Object.keys(earlier).length && [...used.keys()].every((key) => key in earlier)
      if (isKept) return
      const kept: Stored = { results: Object.fromEntries(used) }
      writeKept(file, version, kept)
    },
  }
}

/** Folders are read once in a process: its code doesn't change while it runs. */
const versions = new Map<string, string>()

function codeVersion(siteDir: string): string {
  const version = versions.get(siteDir) ?? hashFiles(siteDir, CODE)
  versions.set(siteDir, version)
  return version
}

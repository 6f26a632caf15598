import { mkdirSync, rmSync } from 'node:fs'

import type { StepCache } from '../../../lib/build/step-cache'
import type { PageTypes } from '../../../config/page-types'
import type { PageProject } from './page/page-project'
import { writePageFile } from './page-files'
import type { SampleResult } from './result'
import type { TrySamples } from '../../sample-runtime/protocol/sample'
import { SAMPLES_ADDRESS, writeEditableSamples, type EditableSamples } from './publish/try-files'
import { writeTypes } from './types-file'

/** Where the browser finds what a page's blocks need once a reader asks. */
export interface Published {
  /** The types of the page's names; absent if there are none. */
  typesAddress?: string
  /** The samples that can be edited; absent if there are none. */
  editable?: EditableSamples
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

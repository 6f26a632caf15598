import type { StepCache } from '../../../lib/build/step-cache'
import type { PageTypes } from '../../../config/page-types'
import type { PageProject } from './page/page-project'
import { pageFiles } from './page-files'
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
  /** Writes samples of something that isn't a page, and returns their address. */
  publishSamples(name: string, samples: TrySamples): string
  /** Removes the files of an earlier build. */
  empty(): void
  /** Saves what takes long to write for the next build. */
  save(): void
}

/**
 * @param folder - absolute path
 * @param cache - the types that an earlier build wrote
 */
export function createPublisher(folder: string, cache: StepCache<PageTypes>): Publisher {
  const files = pageFiles(folder)
  return {
    folder,
    publish(project, results) {
      const typesAddress = writeTypes(files, cache, project.page, results)
      const editable = writeEditableSamples(files, project, results)
      return { ...(typesAddress !== undefined && { typesAddress }), ...(editable && { editable }) }
    },
    publishSamples: (name, samples) => files.write(SAMPLES_ADDRESS, name, samples),
    empty: () => files.empty(),
    save: () => cache.save(),
  }
}

import type { DemoAbout } from '../../../../demo-catalog/about'
import type { PageBlocks } from '../../page/find-blocks'
import type { Finding } from '../examine'

/** What a worker is started with. */
export interface WorkerStart {
  siteDir: string
  /** The live demos that pages may name. */
  demos: readonly DemoAbout[]
  /** How many fences are executed at a time. */
  threads: number
}

/** Pages whose fences are examined by one compiler. */
export type Group = GroupPage[]

interface GroupPage {
  /** Path relative to the site's folder, with forward slashes. */
  path: string
  text: string
  blocks: PageBlocks
  /** Indexes of the fences to examine. */
  fences: number[]
}

/** A worker's answer to a group: the findings, by page and by index of the fence. */
export type Answer = Array<[page: string, fence: number, finding: Finding]>

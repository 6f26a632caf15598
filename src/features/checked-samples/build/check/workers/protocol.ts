import type { DemoAbout } from '../../../../demo-catalog/about'
import type { PageBlocks } from '../../page/find-blocks'
import type { Finding } from '../examine'

/** What a worker is started with. */
export interface WorkerStart {
  siteDir: string
  /** The live demos that pages may name. */
  demos: readonly DemoAbout[]
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

/** A worker's answer to a group: what it found about the fences, in their order. */
export type Answer = Finding[]

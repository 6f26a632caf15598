import type { Props } from '@docusaurus/types'

/** What steps know about the build. */
export type Build = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'>

/** What a step found in one page. */
export interface Found<Finding> {
  /** The page's path in the build, with forward slashes: `api/createSlice.html`. */
  file: string
  finding: Finding
}

/**
 * A step over the built pages.
 *
 * @typeParam Finding - a value that JSON can represent, unless the step {@link Step.isQuick}
 */
export interface Step<Finding> {
  /** Unique among the steps, because findings are stored under this name. */
  name: string
  /**
   * What is read of a page: the part that `documentPart` cuts out, or all of its HTML. A finding depends on nothing
   * else, and is kept from build to build until that changes. Most builds change the frame of every page.
   */
  reads: 'document' | 'page'
  /** Set if reading is as fast as looking up an earlier finding: findings are then not stored. */
  isQuick?: true
  /** Which files are read; all unless given. */
  isFor?(file: string): boolean
  /**
   * Reads a page.
   *
   * @param file - for messages alone
   * @throws Error naming the page and the remedy
   */
  read(html: string, file: string, build: Build): Finding
  /** Changes the whole HTML of a page; the steps below read what it returns. */
  change?(html: string, finding: Finding): string
  /**
   * Does the work that needs all pages, in the order of their paths, after they have been read and changed.
   *
   * @throws Error with the remedy, which stops the build
   */
  finish?(pages: readonly Found<Finding>[], build: Build): void | Promise<void>
}

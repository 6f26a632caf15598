import type { ReactNode } from 'react'

import type { TreeMark } from './arrange-hits'
import type { RecentPage } from './recent-pages'

/** A row that can be selected and followed. */
export interface Option {
  url: string
  title: ReactNode
  /** Quiet text after the title. */
  place?: string
  tree?: readonly TreeMark[]
  /** Whether it has a second line; undefined in lists whose rows have one line each. */
  hasExcerpt?: boolean
  /** The second line; its place is kept while it is undefined. */
  excerpt?: ReactNode
  /** What is remembered when it is followed, if anything. */
  recent?: RecentPage
}

/** Rows under a common label. */
export interface OptionGroup {
  label: ReactNode
  options: readonly Option[]
}

export const LIST_ID = 'search-list'

/** The id of the row's element. */
export const optionId = (index: number): string => `search-option-${index}`

/** Separates the steps of a path. */
export const STEP = ' › '

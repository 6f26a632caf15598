/** What lasted when: lanes on one time axis, as the instrument shows them. The unit of time is the axis's own. */

/** The statuses of a request, or a change that the app itself made. Each has one color on the whole site. */
export type Tone = 'act' | 'pending' | 'fulfilled' | 'rejected'

/** Something that lasted. */
export interface Span {
  from: number
  to: number
  /** `plain` is for what has no status, like the text on a screen. */
  tone: Tone | 'plain'
  /** Written into the bar, if there is room for all of it. */
  label?: string | undefined
  /** While older data is shown, or none yet. */
  faint?: boolean
  /** An outline: something that runs out. */
  dashed?: boolean
}

/** A moment. */
export interface Mark {
  at: number
  tone: Tone | 'plain'
  /** Written beside the dot. */
  label?: string | undefined
}

/** A row of the axis. */
export interface Lane {
  label: string
  spans?: readonly Span[]
  marks?: readonly Mark[]
}

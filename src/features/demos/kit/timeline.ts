import type { ObservableList } from './observable-list'
import { observableList } from './observable-list'

/** What a query hook returned at a render, as far as the strip shows it. */
export interface HookResult<Data> {
  status: string
  isLoading: boolean
  isFetching: boolean
  isSuccess: boolean
  isError: boolean
  data?: Data | undefined
  currentData?: Data | undefined
}

/** A render: the text of each row, by its name. */
export type RecordedRender = Readonly<Record<string, string>> & { readonly id: string }

/** The renders of one component. */
export interface Timeline<Result> {
  readonly renders: ObservableList<RecordedRender>
  /** Adds a render. Call it in an effect without dependencies. */
  record: (result: Result) => void
}

const FLAGS = ['isLoading', 'isFetching', 'isSuccess', 'isError'] as const
/** What a flag that is set looks like in text. The strips that the build draws say the same: `render-timeline.ts`. */
export const SET = 'yes'
/** What a flag that isn't set, and a field without data, look like in text. */
export const UNSET = '–'

/** How many renders are kept. */
const KEPT = 12

/**
 * Makes a timeline.
 *
 * @param describe - a few characters for `data` and `currentData`
 */
export function createTimeline<Data>(describe: (data: Data) => string): Timeline<HookResult<Data>> {
  const renders = observableList<RecordedRender>(KEPT)
  let count = 0
  const textOf = (data: Data | undefined): string => (data === undefined ? UNSET : describe(data))
  return {
    renders,
    record: (result) => {
      count += 1
      const flags = FLAGS.map((flag) => [flag, result[flag] ? SET : UNSET])
      const { status, data, currentData } = result
      const id = String(count)
      renders.add({
        ...Object.fromEntries([['status', status], ...flags]),
        data: textOf(data),
        currentData: textOf(currentData),
        id,
      } as RecordedRender)
    },
  }
}

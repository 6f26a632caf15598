import { type ActionRow, type StoreSummary, INSPECTOR_LIMITS, type Asker } from '../../protocol/messages'
import { createObservable } from './observable'
import { getMessage } from '../../shared/words'

/** What is known of the actions of a store. */
interface LogState {
  rows: readonly ActionRow[]
  /** Whether all of them are there. */
  isComplete: boolean
  /** Why no more are coming. */
  fault?: string
}

/** Makes an empty log of the actions of a store, which are asked for in parts. */
export function createActionLog(ask: Asker, store: number) {
  const state = createObservable<LogState>({ rows: [], isComplete: false })
  let wanted: StoreSummary | undefined
  /** Up to `last` is what was asked for and came, or what the runner didn't give. */
  let draft = { version: NaN, rows: [] as readonly ActionRow[], last: -1 }
  let isLoading = false

  const isComplete = (): boolean =>
    wanted !== undefined && draft.version === wanted.version && draft.last >= wanted.last

  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      while (wanted && !isComplete()) await loadMore(wanted)
      publish()
    } catch (error) {
      state.set({ ...state.value, fault: getMessage(error) })
    }
    isLoading = false
  }

  async function loadMore({ version, first, last }: StoreSummary): Promise<void> {
    if (draft.version !== version) draft = { version, rows: [], last: -1 }
    const from = Math.max(first, draft.last + 1, last - INSPECTOR_LIMITS.actions + 1)
    const { rows } = await ask({ ask: 'actions', store, from })
    if (wanted?.version !== version) return
    const added = inOrder(rows, from)
    draft = { version, rows: [...draft.rows, ...added], last: added.at(-1)?.id ?? last }
    // What is shown stays until as much of it is there again.
    if (draft.rows.length > state.value.rows.length) publish()
  }

  function publish(): void {
    const first = wanted?.first ?? 0
    if ((draft.rows[0]?.id ?? first) < first)
      draft = { ...draft, rows: draft.rows.filter(({ id }) => id >= first) }
    state.set({ rows: draft.rows, isComplete: isComplete() })
  }

  return {
    state,
    /** Takes note of which actions there are, and asks for those that are missing. */
    follow: (summary: StoreSummary): void => {
      wanted = summary
      void load()
    },
    /** Asks again after a fault. */
    retry: (): void => void load(),
  }
}

/** Those that count up from an id: what a sandbox answers may be anything. */
function inOrder(rows: readonly ActionRow[], from: number): ActionRow[] {
  let next = from
  return rows.filter(({ id }) => {
    if (id < next) return false
    next = id + 1
    return true
  })
}

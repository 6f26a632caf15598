const NAME = '#try='
const EXPANDED = '+expanded'
const STORE = '+store='

/** An action of a sample's store. */
export interface SelectedAction {
  /** Which store of the sample, from 0. */
  store: number
  /** The id of the action. */
  action: number
}

const UNREADABLE = 'The link doesn’t say which action of the store it is about, so none is selected.'

/** What the hash of an address asks for. */
export interface TryHash {
  /** The id of the sample in its page: see `samplesById`. Links of earlier times have the number of the block. */
  sample: string | number
  /** The edits, as `encodeEdits` wrote them; absent in a link to the sample as it is. */
  data?: string
  /** The action that is selected in the inspector of stores, or a sentence that says why it can’t be read. */
  selected?: SelectedAction | { error: string }
  /** Whether code and result are to be seen side by side. */
  isExpanded: boolean
}

/** The hash of a link to a sample, without edits. */
export const tryHash = (sample: string, isExpanded = false): string =>
  `${NAME}${sample}${isExpanded ? EXPANDED : ''}`

/**
 * Reads the hash of an address.
 *
 * @returns `undefined` if it is about something else, or a sentence that says what is wrong with it
 */
export function readTryHash(hash: string): TryHash | { error: string } | undefined {
  const plain = decoded(hash)
  if (!plain.startsWith(NAME)) return undefined
  const [, id, number, expanded, action, data] =
    /^(?:([^:+]*~\d{1,3})|(\d{1,4}))(\+expanded)?(?:\+store=([^:]*))?(?::(.*))?$/s.exec(
      plain.slice(NAME.length),
    ) ?? []
  const sample = id ?? (number === undefined ? undefined : Number(number))
  if (sample === undefined) return { error: 'This link doesn’t say which sample it is for.' }
  return {
    sample,
    isExpanded: expanded !== undefined,
    ...(action !== undefined && { selected: readSelected(action) }),
    ...(data !== undefined && { data }),
  }
}

function readSelected(text: string): SelectedAction | { error: string } {
  const [, store, action] = /^(\d)\.(\d{1,6})$/.exec(text) ?? []
  return store === undefined ? { error: UNREADABLE } : { store: Number(store), action: Number(action) }
}

/** Adds to the address of a sample which action is selected; the edits come behind it. */
export function withSelected(address: string, selected: SelectedAction | undefined): string {
  return selected === undefined ? address : `${address}${STORE}${selected.store}.${selected.action}`
}

/** Some programs percent-encode `=`, `:` and `~` in the addresses that they pass on. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

import { useEffect, useState } from 'react'
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'

import { addressWithText, textInAddress } from './finder-address'

/** Milliseconds without a keystroke before the history is updated: browsers limit how often that is allowed. */
const PAUSE = 400

/** The text to explain: from the address at first, then what the reader types. */
interface LookupText {
  text: string
  /** The query string of the address, until the reader types. */
  search: string
  setText: (text: string) => void
}

/** The content of the box in the state of the history entry, so that Back and a reload restore it. */
interface Kept {
  asked: string
}

/** The state of a history entry that shows the answer to a text. */
export const stateWithText = (text: string): Kept => ({ asked: text })

/** Reads the text from the state, which another version of the site may have written in a different form. */
function keptText(state: unknown): string | undefined {
  const text = (state as Partial<Record<keyof Kept, unknown>> | null | undefined)?.asked
  return typeof text === 'string' ? text : undefined
}

/**
 * Takes the text of the box from the address at first, and keeps what is typed in the state of the history entry. Typed
 * text never goes into the address, because a reload would send it to the server and it may contain private names.
 */
export function useLookupText(): LookupText {
  const { key, search, state } = useLocation()
  const isBrowser = useIsBrowser()
  // A link to another text is a new location, and replaces what was typed.
  const [typed, setTyped] = useState<{ key: string | undefined; text: string }>()
  const isTyped = typed !== undefined && typed.key === key
  const kept = isBrowser ? keptText(state) : undefined
  const query = isTyped || kept !== undefined || !isBrowser ? '' : search
  const text = isTyped ? typed.text : (kept ?? textInAddress(query))

  useEffect(() => {
    if (!isTyped) return undefined
    // The address no longer matches the text in the box.
    if (addressWithText(location.href, '') !== location.href) keep(text)
    const timer = setTimeout(() => keep(text), PAUSE)
    return () => clearTimeout(timer)
  }, [isTyped, text])

  return { text, search: query, setText: (next) => setTyped({ key, text: next }) }
}

/** Writes the state as the router does, and removes the query from the address. */
function keep(text: string): void {
  history.replaceState(
    { ...history.state, state: stateWithText(text) },
    '',
    addressWithText(location.href, ''),
  )
}

import { useEffect, useState } from 'react'
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'

import { addressWithText, textInAddress } from '../../errors/finder-address'

/** Milliseconds without a keystroke before the history is written: browsers refuse to do it too often. */
const PAUSE = 400

/** What the page is asked: by its address at first, then by what the reader types. */
interface Asked {
  text: string
  /** The query string of the address, until the reader types. */
  search: string
  setText: (text: string) => void
}

/** What the entry of the history keeps of the box, so that Back and a reload bring it back. */
interface Kept {
  asked: string
}

/** Of the state, only a text is taken over: another version of the site may have written it. */
function keptText(state: unknown): string | undefined {
  const asked = (state as Partial<Record<keyof Kept, unknown>> | null | undefined)?.asked
  return typeof asked === 'string' ? asked : undefined
}

/**
 * Takes the text of the box from the address at first, and keeps what is typed in the history. It never goes into the
 * address, which a reload would send: it may hold names that are nobody's business. The address is known to the
 * browser alone.
 */
export function useAskedText(): Asked {
  const { key, search, state } = useLocation()
  const isBrowser = useIsBrowser()
  // A link to another text is a new location, and takes the place of what was typed.
  const [typed, setTyped] = useState<{ key: string | undefined; text: string }>()
  const isTyped = typed !== undefined && typed.key === key
  const kept = isBrowser ? keptText(state) : undefined
  const asked = isTyped || kept !== undefined || !isBrowser ? '' : search
  const text = isTyped ? typed.text : (kept ?? textInAddress(asked))

  useEffect(() => {
    if (!isTyped) return undefined
    // What the address asks for is no longer what is shown.
    if (addressWithText(location.href, '') !== location.href) keep(text)
    const timer = setTimeout(() => keep(text), PAUSE)
    return () => clearTimeout(timer)
  }, [isTyped, text])

  return { text, search: asked, setText: (next) => setTyped({ key, text: next }) }
}

/** Where the router keeps the state of its locations. The address asks for nothing from then on. */
function keep(text: string): void {
  const state: Kept = { asked: text }
  history.replaceState({ ...history.state, state }, '', addressWithText(location.href, ''))
}

import { useEffect, useState } from 'react'
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'

import { addressWithText, textInAddress } from '../../errors/finder-address'

/** Milliseconds without a keystroke before the address is written: browsers refuse to do it too often. */
const PAUSE = 400

/** What the page is asked: by its address at first, then by what the reader types. */
interface Asked {
  text: string
  /** The query string of the address, until the reader types. */
  search: string
  setText: (text: string) => void
}

/** Keeps the text in the box and the address together. The address is known to the browser alone. */
export function useAskedText(): Asked {
  const { key, search } = useLocation()
  const isBrowser = useIsBrowser()
  // A link to another text is a new location, and takes the place of what was typed.
  const [typed, setTyped] = useState<{ key: string | undefined; text: string }>()
  const isTyped = typed !== undefined && typed.key === key
  const asked = isTyped || !isBrowser ? '' : search
  const text = isTyped ? typed.text : textInAddress(asked)

  useEffect(() => {
    if (!isTyped) return undefined
    const timer = setTimeout(() => writeAddress(text), PAUSE)
    return () => clearTimeout(timer)
  }, [isTyped, text])

  return { text, search: asked, setText: (next) => setTyped({ key, text: next }) }
}

/** Through the prototype: what analytics scripts put in its place would report a text that may hold private names. */
function writeAddress(text: string): void {
  History.prototype.replaceState.call(history, history.state, '', addressWithText(location.href, text))
}

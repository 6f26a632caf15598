import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { StoreSummary } from '../protocol/messages'
import { count } from '../shared/words'

/** Nothing is said before actions have stopped coming for so long, in milliseconds. */
const PAUSE = 1500

/** Tells screen readers how many actions the list has: not each of them, but when there is a pause. */
export function Announcement({ summary: { first, last } }: { summary: StoreSummary }): ReactNode {
  // The number 0 is the state that the store began with.
  const listed = last - Math.max(first, 1) + 1
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(`${count(listed, 'action')} recorded`), PAUSE)
    return () => clearTimeout(timer)
  }, [listed, last])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

import type { ReactNode } from 'react'

/** Renders text between backticks as code, and text between double asterisks as the name of a control. */
export function InlineText({ text }: { text: string }): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <b key={index}>{part.slice(2, -2)}</b>
    return part
  })
}

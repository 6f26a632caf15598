import type { PhrasingContent } from 'mdast'

/**
 * Normalizes the white space of a line of text: single spaces, and none at either end.
 * Markdown would have to write any other white space as character references.
 */
export function tidyPhrasing(content: readonly PhrasingContent[]): PhrasingContent[] {
  return trimEnd(collapse(content, { afterSpace: true }))
}

/** Whether the text so far ends with a space, even if that was in another element. */
interface Position {
  afterSpace: boolean
}

function collapse(content: readonly PhrasingContent[], position: Position): PhrasingContent[] {
  return content.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') {
      const value = collapseText(node.value, position)
      return value === '' ? [] : [{ ...node, value }]
    }
    if ('children' in node) {
      const children = collapse(node.children, position)
      return children.length === 0 ? [] : [{ ...node, children }]
    }
    position.afterSpace = node.type === 'break'
    return [node]
  })
}

function collapseText(value: string, position: Position): string {
  const single = value.replace(/[\u200B\uFEFF]/g, '').replace(/\s+/g, ' ')
  const text = position.afterSpace ? single.trimStart() : single
  if (text !== '') position.afterSpace = text.endsWith(' ')
  return text
}

function trimEnd(content: readonly PhrasingContent[]): PhrasingContent[] {
  const rest = content.slice(0, -1)
  const last = content.at(-1)
  if (last === undefined) return []
  if (last.type === 'break') return trimEnd(rest)
  if (last.type === 'text') {
    const value = last.value.trimEnd()
    return value === '' ? trimEnd(rest) : [...rest, { ...last, value }]
  }
  if (!('children' in last)) return [...content]
  return [...rest, { ...last, children: trimEnd(last.children) }]
}

const FENCE = /^\s*(`{3,}|~{3,})/

/** A line of a page, from 1, and its text outside of code. */
interface ProseLine {
  line: number
  text: string
}

/**
 * Returns the lines of a page without its code: code blocks and inline code are left out.
 *
 * @param text - the whole Markdown or MDX file
 */
export function outsideOfCode(text: string): ProseLine[] {
  let open: string | undefined
  return text.split('\n').flatMap((content, index) => {
    const mark = FENCE.exec(content)?.[1]
    if (open !== undefined) {
      if (mark?.startsWith(open)) open = undefined
      return []
    }
    open = mark
    return [{ line: index + 1, text: content.replace(/`[^`]*`/g, '') }]
  })
}

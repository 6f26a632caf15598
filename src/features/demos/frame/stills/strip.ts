/** What a picture doesn't need: it can't be operated, and screen readers don't see it. States that have looks stay. */
const UNUSED = / (?:id|for|name|role|tabindex|aria-(?!pressed|disabled)[a-z]+)(?:="[^"]*)?"/g

/** Takes what is only for the reader's hands and ears out of the HTML of a still. Quotes in texts are written as entities. */
export function strip(html: string): string {
  return html.replace(UNUSED, '')
}

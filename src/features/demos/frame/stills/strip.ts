/**
 * Attributes that a still doesn't need, because it can't be operated and is hidden from screen readers. Those that
 * styles use stay.
 */
const UNUSED = / (?:id|for|name|role|tabindex|aria-(?!pressed|disabled)[a-z]+)(?:="[^"]*)?"/g

/**
 * Removes what is only for operation and for screen readers from the HTML of a still. Quotes in texts are written as
 * entities.
 */
export function strip(html: string): string {
  return html.replace(UNUSED, '')
}

/** Brings the white space of a text read from HTML into one form. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

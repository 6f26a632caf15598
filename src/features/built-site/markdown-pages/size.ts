/** Formats the size of a text, in kB or MB of UTF-8. */
export function sizeOf(text: string): string {
  const bytes = Buffer.byteLength(text)
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

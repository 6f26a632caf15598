/** Splits a long text between words. A short one, even an empty one, gives one part. */
export function splitText(text: string, longest: number): string[] {
  if (text.length <= longest) return [text]
  const space = text.lastIndexOf(' ', longest)
  const end = space > 0 ? space : longest
  return [text.slice(0, end), ...splitText(text.slice(end).trimStart(), longest)]
}

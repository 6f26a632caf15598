/** How long the browser gets to read what it saves, in milliseconds. */
const READ_FOR = 60_000

/** Saves content as a file on the reader's computer. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_FOR)
}

let write: (text: string) => void = () => undefined

/** Says what happens to the stream. */
export const note = (text: string): void => write(text)

/** Sets who writes that down. */
export function writeTo(next: (text: string) => void): void {
  write = next
}

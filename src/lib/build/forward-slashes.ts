/** A path as addresses and messages have it, on Windows, too. */
export function forwardSlashes(file: string): string {
  return file.replaceAll('\\', '/')
}

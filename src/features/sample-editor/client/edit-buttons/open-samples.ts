/** Which samples of which pages are open: they are opened again when the reader comes back, or loads the page anew. */
const KEY = 'try-it-open'

/** Without storage, they are remembered as long as the site is open. */
let remembered: readonly string[] | undefined

/** The ids of the samples of a page that were open when the reader left it. */
export function readOpenSamples(path: string): string[] {
  const prefix = `${path}#`
  return read()
    .filter((address) => address.startsWith(prefix))
    .map((address) => address.slice(prefix.length))
}

/**
 * Remembers whether a sample is open.
 *
 * @param address - the path of the page, `#`, and the id of the sample
 */
export function rememberOpen(address: string, isOpen: boolean): void {
  const others = read().filter((other) => other !== address)
  const addresses = isOpen ? [...others, address] : others
  remembered = addresses
  try {
    sessionStorage.setItem(KEY, JSON.stringify(addresses))
  } catch {
    // Storage is blocked or full.
  }
}

function read(): readonly string[] {
  if (remembered) return remembered
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    remembered = Array.isArray(stored)
      ? stored.filter((item): item is string => typeof item === 'string')
      : []
  } catch {
    remembered = []
  }
  return remembered
}

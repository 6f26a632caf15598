import type { KnownError } from '../../error-messages/types'

/**
 * The numbers of an error that the page of errors lists by its title, and its wordings unless the page has them, a line
 * each, so that a pasted message finds its entry.
 *
 * @param text - what the page says below the title
 * @param known - all errors that the page lists
 * @returns `undefined` for everything else
 */
export function messagesOf(
  url: string,
  anchor: string | null,
  text: string,
  known: readonly KnownError[],
): string | undefined {
  if (anchor === null || !url.endsWith('/errors')) return undefined
  const error = known.find(({ id }) => id === anchor)
  if (error === undefined) return undefined
  const { messages, signs = [], codes = [] } = error
  return [...(text === '' ? messages : []), ...signs, codes.join(' ')]
    .filter((line) => line !== '')
    .join('\n')
}

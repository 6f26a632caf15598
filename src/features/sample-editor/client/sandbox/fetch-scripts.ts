import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import { MANIFEST_FILE, type TryManifest } from '../../shared/manifest'

/** @throws Error if there is no such file, or no network */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response
}

const fetchText = onceUnlessFailed(async (address = '') => (await fetchFile(address)).text())

/** Fetches what names all other files. */
export const fetchManifest = onceUnlessFailed(
  async (baseUrl = '') => (await (await fetchFile(baseUrl + MANIFEST_FILE)).json()) as TryManifest,
)

/**
 * Fetches scripts as texts, each once.
 *
 * @param files - addresses from the site's base
 */
export function fetchScripts(baseUrl: string, files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => fetchText(baseUrl + file)))
}

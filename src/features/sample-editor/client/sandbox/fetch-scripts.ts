import { SITE } from '../../../../config/site'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import { MANIFEST_FILE, type TryManifest } from '../../shared/manifest'

/**
 * Fetches a file of the build.
 *
 * @param file - its address from the site's base
 * @throws Error if there is no such file, or no network
 */
export async function fetchFile(file: string): Promise<Response> {
  const address = SITE.baseUrl + file
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response
}

const fetchText = onceUnlessFailed(async (file = '') => (await fetchFile(file)).text())

/** Fetches what names all other files. */
export const fetchManifest = onceUnlessFailed(
  async () => (await (await fetchFile(MANIFEST_FILE)).json()) as TryManifest,
)

/** Fetches the script that answers what only a press asks about stores. */
export async function fetchLateAnswers(): Promise<string> {
  return fetchText((await fetchManifest()).lateAnswers)
}

/**
 * Fetches scripts as texts, each once.
 *
 * @param files - addresses from the site's base
 */
export function fetchScripts(files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => fetchText(file)))
}

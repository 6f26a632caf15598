import { FIRST_FILE, textsFile, type FirstFile } from '../shared/index-files'
import type { PageTexts } from '../shared/outline'

/** The files of the index that the worker asks for. */
export interface IndexFiles {
  /** The first file as it is on the server now: a deployment may have replaced it, and the texts with it. */
  newest(): Promise<FirstFile>
  texts(id: string): Promise<Readonly<Record<string, PageTexts>>>
}

/**
 * Fetches the index that the build wrote.
 *
 * @param baseUrl - where the site is, with a slash at its end
 */
export function fetchedFiles(baseUrl: string): IndexFiles {
  return {
    newest: async () => readFirstFile(await fetchFirstFile(baseUrl)),
    texts: async (id) => JSON.parse(await fetchText(baseUrl + textsFile(id))) as Record<string, PageTexts>,
  }
}

/**
 * Fetches the first file. Its address stays the same from build to build, so the browser's copy is checked with the server.
 *
 * @param baseUrl - where the site is, with a slash at its end
 * @returns its JSON
 */
export function fetchFirstFile(baseUrl: string): Promise<string> {
  return fetchText(baseUrl + FIRST_FILE, 'no-cache')
}

/**
 * Reads the first file.
 *
 * @throws Error if it is another file: something between the site and the reader may answer with anything
 */
export function readFirstFile(json: string): FirstFile {
  const file = JSON.parse(json) as Partial<FirstFile> | null
  const pages: unknown = file?.outline?.pages
  if (typeof file?.id === 'string' && Array.isArray(pages)) return file as FirstFile
  throw new Error('The search index could not be read.')
}

async function fetchText(url: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

import { strToU8, zipSync } from 'fflate'

import type { NamedText } from '../client/project/project-files'

/** The same for every archive, so that the same files make the same bytes. Archives begin with this year, in local time. */
const CHANGED = new Date(1980, 0, 1)

/**
 * Packs files into an archive.
 *
 * @param folder - the folder in the archive that has them all, so that unpacking adds one thing; none if it is absent
 */
export function zip(folder: string | undefined, files: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  const packed = Object.fromEntries(
    files.map(({ name, text }) => [folder === undefined ? name : `${folder}/${name}`, strToU8(text)]),
  )
  return zipSync(packed, { mtime: CHANGED })
}

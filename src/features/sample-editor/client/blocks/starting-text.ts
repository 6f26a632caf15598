import type { EditedTexts, KeptEdits } from '../../../../lib/client/kept-edits'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import { decodeEdits } from '../share'

/** What an editor begins with, beside its sample. */
export interface StartingText {
  /** Absent for the sample as it is in the page. */
  changed?: EditedTexts
  /** The form of the code that they were edited in. */
  language: KeptEdits['language']
  /** A sentence about where they come from, or why they are missing. */
  note?: string
  /** Whether somebody else wrote them: then they run when the reader says so. */
  isForeign: boolean
}

const FROM_LINK = 'This code comes from the link, not from this page. Reset shows the original.'
const FROM_LINK_AND_BEFORE =
  'This code comes from the link, with your changes from before. Reset shows the original.'
const FROM_BEFORE = 'Your changes from before are here. Reset shows the original.'

/**
 * Finds what an editor begins with: the reader's own changes of the page's code, or of that of the shared address; else what
 * this address brings.
 *
 * @param kept - those changes, with a sentence where there is more to say of them
 * @param language - the form that the reader has chosen
 * @param data - edits from a shared address
 * @param canAddFiles - whether these may bring files that the sample doesn't have
 */
export async function startingText(
  kept: (KeptEdits & { note?: string }) | undefined,
  sample: TrySample,
  language: KeptEdits['language'],
  data: string | undefined,
  canAddFiles: boolean,
): Promise<StartingText> {
  if (kept) {
    const note = kept.note ?? (data === undefined ? FROM_BEFORE : FROM_LINK_AND_BEFORE)
    return { changed: kept.files, language: kept.language, note, isForeign: kept.isForeign ?? false }
  }
  if (data === undefined) return { language, isForeign: false }
  const decoded = await decodeEdits(data, sample, canAddFiles)
  if ('error' in decoded) return { language, note: decoded.error, isForeign: false }
  return { changed: decoded.files, language, note: FROM_LINK, isForeign: true }
}

import { noteAbove, noteOnTop } from '../edit-buttons/note'
import { readTryHash, type TryHash } from '../share'
import { openBlock, reopen } from './open-block'
import { blockInView, findSample } from './samples-by-id'

const GONE = 'The sample that this link is for is not on this page any more.'
const NOT_LOADED =
  'The sample of this link could not be loaded. Check your connection and load the page again.'

/**
 * Opens the blocks that were open when the reader left the page. Then opens the one that the address names and scrolls to it,
 * or shows a note if the page has no such block.
 */
export async function openRequested(hash: string): Promise<void> {
  const requested = readTryHash(hash)
  const block = requested && !('error' in requested) ? findSample(requested.sample) : undefined
  await reopen(block)
  if (requested === undefined) return
  if ('error' in requested) noteOnTop(requested.error)
  else if (!block) noteOnTop(GONE)
  else await openShared(block, requested)
}

/** What a reader has to see first: the editor, or the heading of a challenge, whose task comes before the code. */
function getHead(block: HTMLElement): Element | null {
  const challenge = block.closest('[data-challenge]')
  return challenge ? challenge.previousElementSibling : blockInView(block).nextElementSibling
}

async function openShared(block: HTMLElement, requested: TryHash): Promise<void> {
  try {
    const editor = await openBlock(block, requested)
    getHead(block)?.scrollIntoView()
    if (requested.isExpanded) editor?.expand()
  } catch (error) {
    console.warn(error)
    noteAbove(block, NOT_LOADED)
    block.scrollIntoView()
  }
}

/** The blocks of pages that are edited. It is loaded when a reader presses Edit, or comes back to an open editor. */
export { closeGone, openBlock, prepareBlock } from './open-block'

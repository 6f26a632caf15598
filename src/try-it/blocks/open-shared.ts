import { noteAbove, noteOnTop } from '../../client/code-blocks/note'
import { readTryHash } from '../share'
import { openBlock } from './open-block'
import { findSample } from './samples-by-id'

const GONE = 'The sample that this link is for is not on this page any more.'
const NOT_LOADED =
  'The sample of this link could not be loaded. Check your connection and load the page again.'

/** Opens the block that an address names, and says why if there is none. */
export async function openShared(hash: string): Promise<void> {
  const asked = readTryHash(hash)
  if (asked === undefined) return
  if ('fault' in asked) {
    noteOnTop(asked.fault)
    return
  }
  const block = findSample(asked.sample)
  if (!block) {
    noteOnTop(GONE)
    return
  }
  try {
    const editor = await openBlock(block, asked)
    block.nextElementSibling?.scrollIntoView()
    if (asked.isExpanded) editor?.expand()
  } catch (error) {
    console.warn(error)
    noteAbove(block, NOT_LOADED)
    block.scrollIntoView()
  }
}

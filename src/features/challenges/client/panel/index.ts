import type { KeptEdits } from '../../../../lib/client/kept-edits'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import { TEST_HELPER } from '../../shared/test-helper'
import { keepAttempt, readAttempt } from './attempts'
import { createPanel } from './panel'
import type { ChallengeEditor, ChallengePanel } from './options'

export type { ChallengeEditor, ChallengePanel } from './options'

/** A challenge that a reader has started. */
export interface OpenChallenge {
  /**
   * The attempt that this browser has.
   *
   * @param source - the data of the shared address that the reader opened
   */
  read(source?: string): (KeptEdits & { note?: string }) | undefined
  /** @returns a sentence for the reader if the browser can't keep the attempt */
  keep(attempt: KeptEdits): string | undefined
  createPanel: (editor: ChallengeEditor) => ChallengePanel
}

/**
 * Opens a challenge. This module is loaded when the first one of a visit is started.
 *
 * @param sample - the files that it starts with
 * @param block - the block of the page that has the button
 */
export function openChallenge({ files, challenge }: TrySample, block: Element): OpenChallenge | undefined {
  if (!challenge) return undefined
  const { id, version, testFile } = challenge
  const names = files.flatMap(({ name }) => (name === testFile || name === TEST_HELPER ? [] : [name]))
  const key = { id, version, names }
  const tests = files.find(({ name }) => name === testFile)?.typescript.code ?? ''
  const place = block.closest('[data-challenge]')
  return {
    read: (source) => readAttempt(key, source),
    keep: (attempt) => keepAttempt(key, attempt),
    createPanel: (editor) => createPanel({ challenge, tests, place }, editor),
  }
}

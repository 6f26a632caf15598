import { buildSync } from 'esbuild'

import { hashFiles } from '../../src/lib/build/hash'
import { fingerprint, type Subject } from '../recorded/recorded'
import { runnerFingerprint } from './published-samples'
import type { Attack } from './attack'
import { ATTACKS } from './try-sandbox-hostile'
import { SCREEN_ATTACKS } from './try-screen-hostile'

/** An attack and where it is made: a sandbox with a screen is a document, any other a worker. */
export interface PlacedAttack {
  attack: Attack
  hasScreen: boolean
}

/**
 * A single call that takes for ever is ended in a worker everywhere. A document may share its thread with the page, where
 * nothing comes between: for those that don't, it is in `try-endless-call.spec.ts`.
 */
const BUILT_IN = 'a slow regular expression'

const PLACED: readonly PlacedAttack[] = [
  ...ATTACKS.map((attack) => ({ attack, hasScreen: false })),
  ...[...ATTACKS.filter(({ name }) => name !== BUILT_IN), ...SCREEN_ATTACKS].map((attack) => ({
    attack,
    hasScreen: true,
  })),
]

/** What makes and watches attacks. */
const TESTS = ['try-sandbox-hostile.spec.ts', 'try-sandbox-parts.ts', 'try-sandbox-recorder.ts']
/** What the server says with the sandbox, and the page that it is. */
const SERVED = ['build/_headers', 'build/try-it/frame.html']

/** All attacks, each in every place. What they share is the sandbox: its frame, its runner, and what the page has of it. */
export function attackSubject(): Subject<PlacedAttack> {
  return {
    kind: 'attacks',
    shared: fingerprint(
      runnerFingerprint(),
      scriptOfPage(),
      hashFiles('.', [...SERVED, ...TESTS.map((file) => `tests/browser/${file}`)]),
    ),
    items: PLACED,
    getId: ({ attack, hasScreen }) => `${hasScreen ? 'document' : 'worker'}: ${attack.name}`,
    getFingerprint: ({ attack }) => fingerprint(JSON.stringify(attack)),
  }
}

function scriptOfPage(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['tests/browser/try-sandbox-harness.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

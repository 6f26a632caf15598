import { readDemos } from '../../src/features/demo-catalog/read-demos'
import { builtStyles, textsIn } from '../recorded/files'
import { fingerprint, type Subject } from '../recorded/recorded'

type Demo = ReturnType<typeof readDemos>[number]

/** What demos have in common: their frame and kit, and all styles, whose names and sizes concern every one. */
const SHARED = ['src/features/demos/frame', 'src/features/demos/kit', 'tests/browser/demo-room.spec.ts']

/** All live demos, for the room that each takes. */
export function demoRoomSubject(): Subject<Demo> {
  return {
    kind: 'demo-rooms',
    shared: fingerprint(...builtStyles(), ...SHARED.flatMap(textsIn)),
    items: readDemos('.'),
    idOf: ({ name }) => name,
    fingerprintOf: ({ name }) => fingerprint(...textsIn(`src/features/demos/${name}`)),
  }
}

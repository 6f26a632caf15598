import { readDemos } from '../../src/features/demo-catalog/read-demos'
import { hashFiles } from '../../src/lib/build/hash'
import type { Subject } from '../recorded/recorded'

type Demo = ReturnType<typeof readDemos>[number]

/** All styles of the built site, named by their content. */
const STYLES = 'build/assets/css'
/** What demos have in common: their frame and kit, and all styles, whose names and sizes concern every one. */
const SHARED = [
  'src/features/demos/frame',
  'src/features/demos/kit',
  'src/features/store-inspector/client/details/CacheTable.tsx',
  'src/features/store-inspector/client/lane',
  'src/features/store-inspector/shared',
  'tests/browser/demo-room.spec.ts',
]

/** All live demos, for the room that each takes. */
export function demoRoomSubject(): Subject<Demo> {
  return {
    kind: 'demo-rooms',
    shared: hashFiles('.', [STYLES, ...SHARED]),
    items: readDemos('.'),
    idOf: ({ name }) => name,
    fingerprintOf: ({ name }) => hashFiles('.', [`src/features/demos/${name}`]),
  }
}

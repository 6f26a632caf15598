import path from 'node:path'
import { vi } from 'vitest'

import { openSurface, type Surface } from '../surface/surface'

// The compiler reads the language's own declarations first, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const FOLDERS = path.join(import.meta.dirname, 'fixtures')
const EXAMPLES = './src/features/api-reference/build/testing/fixtures/example-types'
const opened = new Map<string, Surface>()

/** The declarations in a folder below `fixtures/`, as if they were a library called `gate`. */
export function surfaceOf(folder: 'before' | 'after'): Surface {
  const known = opened.get(folder)
  if (known) return known
  const modules = [{ name: 'gate', file: path.join(FOLDERS, folder, 'index.d.mts') }]
  const surface = openSurface(path.resolve('.'), modules, EXAMPLES)
  opened.set(folder, surface)
  return surface
}

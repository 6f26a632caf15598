import path from 'node:path'
import { vi } from 'vitest'

import { createSurface } from '../surface/surface'

// The compiler reads the language's own declarations first, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const EXAMPLES = './src/features/api-reference/build/testing/fixtures/example-types'
const modules = [{ name: 'gate', file: path.join(import.meta.dirname, 'fixtures/index.d.mts') }]

/** The declarations in `fixtures/`, as if they were a library called `gate`. */
export const surface = createSurface(path.resolve('.'), modules, EXAMPLES)

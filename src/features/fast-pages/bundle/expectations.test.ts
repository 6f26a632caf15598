import { describe, expect, it } from 'vitest'

import { expectationsPlugin, type Expectation } from './expectations'

const EXPECTED: readonly Expectation[] = [
  { among: 'modules', test: /theme\/Footer\.js$/, ours: 'src/ours.ts', platform: 'theirs/lib/theme' },
  { among: 'chunks', test: /^frame$/, ours: 'src/chunks.ts', platform: 'theirs/lib/client' },
  { among: 'files', test: /main\.\w+\.js$/, ours: 'src/banner.ts', platform: 'theirs/lib/webpack' },
]

/** Has the plugin look at a compilation. */
function build(modules: object[], chunks: object[], files: object[]): void {
  const hook = (argument: object) => ({ tap: (_name: string, use: (value: object) => void) => use(argument) })
  const compilation = { hooks: { finishModules: hook(modules) }, chunks, getAssets: () => files }
  expectationsPlugin(EXPECTED).apply({
    hooks: { thisCompilation: hook(compilation), emit: hook(compilation) },
  })
}

describe('what a build expects of the platform', () => {
  it('is there', () => {
    build(
      [{}, { resource: '/x/theme/Footer.js' }],
      [{ name: 'frame' }, {}],
      [{ name: 'assets/js/main.a1.js' }],
    )
  })

  it('stops the build when it is missing, by both files', () => {
    const missing = () => build([{ resource: '/x/theme/Footer.jsx' }], [{ name: 'frames' }], [])
    expect(missing).toThrow(/modules .*Footer.* src\/ours\.ts .* theirs\/lib\/theme/)
    expect(missing).toThrow(/chunks .*\^frame\$.* src\/chunks\.ts .* theirs\/lib\/client/)
    expect(missing).toThrow(/files .*main.* src\/banner\.ts .* theirs\/lib\/webpack/)
  })
})

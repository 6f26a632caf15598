import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'

import { withoutUnusedSteps } from './without-unused-steps'

const bundle = (plugins: Plugin[]) =>
  build({
    stdin: { contents: "export { instrument } from '@redux-devtools/instrument'", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    plugins,
  })

it('leaves out what the recorder never does, and keeps what it does', async () => {
  const [whole, shortened] = await Promise.all([bundle([]), bundle([withoutUnusedSteps])])
  const text = shortened.outputFiles[0]?.text ?? ''
  expect(text.length).toBeLessThan((whole.outputFiles[0]?.text.length ?? 0) * 0.7)
  for (const used of ['TOGGLE_ACTION', 'JUMP_TO_ACTION', 'IMPORT_STATE'])
    expect(text).toContain(`case ActionTypes.${used}`)
  for (const unused of ['case ActionTypes.SWEEP', 'case ActionTypes.ROLLBACK', 'captureStackTrace'])
    expect(text).not.toContain(unused)
})

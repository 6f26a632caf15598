import { renderToStaticMarkup } from 'react-dom/server'
import { DEMOS } from '@generated/demos/default/all'

import { FrameContext } from '../frame-context'
import { strip } from './strip'

/**
 * Renders what a demo shows at first. Only in the bundle of the server: it holds the library and all demos.
 *
 * @param name - the folder of the demo
 * @returns HTML, empty for an unknown demo
 */
export function getStill(name: string): string {
  const Demo = DEMOS[name]
  if (!Demo) return ''
  const frame = { titleId: undefined, operated: false }
  return strip(
    renderToStaticMarkup(
      <FrameContext value={frame}>
        <Demo />
      </FrameContext>,
    ),
  )
}

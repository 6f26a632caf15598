/** Shows which challenges are solved, in pages that have some. The rest is loaded with them, and when one is started. */
import type { ClientModule } from '@docusaurus/types'

import './challenge.css'

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (!document.querySelector('.challenge,.challenge-progress')) return
  // Without the marks, pages are complete.
  import('./marks').then(
    ({ showMarks }) => showMarks(),
    () => undefined,
  )
}

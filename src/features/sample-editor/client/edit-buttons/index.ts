/** The buttons that open editors. One listener on the window serves all of them, including those of later pages. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import type { ClientModule } from '@docusaurus/types'

import { edit, EDIT_BUTTON, editAhead, followAddress } from './edit'

function onClick({ target, isTrusted }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.matches(EDIT_BUTTON)) void edit(button, { isByReader: isTrusted })
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('click', onClick)
  addEventListener('pointerover', editAhead, { passive: true })
  addEventListener('focusin', editAhead)
  addEventListener('hashchange', followAddress)
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = followAddress

import { onceUnlessFailed } from '@site/src/lib/client/once-unless-failed'
import type Modal from '../modal/Modal'

export type ModalComponent = typeof Modal

/** Loads the modal with its styles, once; after a failure, the next call tries again. */
export const loadModal = onceUnlessFailed(
  async (): Promise<ModalComponent> =>
    (await import(/* webpackChunkName: "search-modal" */ '../modal/Modal')).default,
)

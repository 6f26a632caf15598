import { onceUnlessFailed } from '@site/src/client/once-unless-failed'
import type Modal from './Modal'

export type ModalComponent = typeof Modal

/** Loads the modal with its styles, once; after a failure, the next call tries again. */
export const loadModal = onceUnlessFailed(async (): Promise<ModalComponent> => {
  const [{ default: component }] = await Promise.all([
    import(/* webpackChunkName: "search-modal" */ './Modal'),
    import(/* webpackChunkName: "search-modal" */ '@docsearch/react/style'),
  ])
  return component
})

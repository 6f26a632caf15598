import { onceUnlessFailed } from '@site/src/search/once'
import type Modal from './Modal'

export type ModalComponent = typeof Modal

/** Loads the modal with its styles: once, but again after a failure. */
export const loadModal = onceUnlessFailed(async (): Promise<ModalComponent> => {
  const [{ default: component }] = await Promise.all([
    import(/* webpackChunkName: "search-modal" */ './Modal'),
    import(/* webpackChunkName: "search-modal" */ '@docsearch/react/style'),
  ])
  return component
})

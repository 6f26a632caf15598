/** The blocks of pages that are edited. It is loaded when a reader presses Edit, or comes back to an open editor. */
export { closeGone, openBlock, prepareBlock } from './open-block'
export { openRequested } from './open-requested'

export { close } from './card'
export { followPointer, showAt } from './pointer'
export { isOnFor, toggleMode } from './mode'

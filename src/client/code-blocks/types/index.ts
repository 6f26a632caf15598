export { close } from './card'
export { followPointer, showAt } from './pointer'
export { toggleStepping } from './stepping'

export { make, makeButton } from '../../../../lib/client/elements'

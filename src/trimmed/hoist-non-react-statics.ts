/** The router copies what else hangs on a component to the one it makes; nothing of this site hangs anything there. */
export default function hoistStatics<Target>(target: Target): Target {
  return target
}

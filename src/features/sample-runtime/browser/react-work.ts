import { attempt } from '../../store-inspector/shared/attempt'
import type { RunPlace } from '../protocol/messages'
import { CALLED_BY_REACT, placeAt, getPlace } from './faults'
import { offerTo, requireLibrary } from './libraries'
import { getFunction, type Fiber, type Renders } from './renders'
import type { TransformedFile } from './transform'

/** What React DOM tells its developer tools of itself, in development. */
interface Renderer {
  getCurrentFiber?: () => Fiber | null
}

/** What React is busy with. */
export type ReactWork = ReturnType<typeof followReact>

/** Where React keeps the errors of components while `act` runs, which throws them at its end. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
type Internals = Record<typeof INTERNALS, { thrownErrors?: unknown[] } | undefined>

/**
 * Follows the React of a run, as its developer tools do.
 *
 * @param onThrown - called with what a component throws within `act`, while React is still busy with it
 * @param renders - gets what React has rendered
 */
export function followReact(onThrown: (error: unknown) => void, renders: () => Renders) {
  let renderer: Renderer = {}
  offerTo('react-dom/client', '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject(found: Renderer) {
      renderer = found
      listenTo(requireLibrary('react') as Internals, onThrown)
      return 1
    },
    // React goes on, whatever of it has changed: then nothing is told.
    onCommitFiberRoot: (_id: number, root: { current: unknown }) => attempt(() => renders().onCommit(root)),
    onPostCommitFiberRoot: () => attempt(() => renders().onEffects()),
  })
  return {
    /**
     * Where the files have the component or element that React is busy with: the line on which a component begins, and on which an
     * element is written.
     */
    place(files: ReadonlyMap<string, TransformedFile>): RunPlace | undefined {
      let fiber = renderer.getCurrentFiber?.()
      if (fiber?.type === null) fiber = fiber.return
      for (; fiber; fiber = fiber._debugOwner) {
        const place = placeOfComponent(fiber.type, files) ?? getPlace(writtenAt(fiber), files)
        if (place) return place
      }
      return undefined
    },
  }
}

function listenTo({ [INTERNALS]: internals }: Internals, onThrown: (error: unknown) => void): void {
  const thrown = internals?.thrownErrors
  if (!thrown) return
  const push = thrown.push.bind(thrown)
  Object.defineProperty(thrown, 'push', {
    value: (...errors: unknown[]) => {
      errors.forEach(onThrown)
      return push(...errors)
    },
  })
}

/** The stack trace of the place in a component at which an element was written. */
function writtenAt({ _debugStack }: Fiber): string {
  return _debugStack?.stack?.split(CALLED_BY_REACT)[0] ?? ''
}

/** A function's text is a part of its file's code. */
export function placeOfComponent(
  type: unknown,
  files: ReadonlyMap<string, TransformedFile>,
): RunPlace | undefined {
  const component = getFunction(type)
  if (!component) return undefined
  const text = Function.prototype.toString.call(component)
  for (const [name, file] of files) {
    const index = file.code.indexOf(text)
    if (index >= 0) return placeAt(index, name, file)
  }
  return undefined
}

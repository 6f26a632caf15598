import type { VirtualTime } from '../core/virtual-time.mjs'
import type { Network } from '../core/network.mjs'
import type { Texts } from '../core/texts.mjs'
import { describeThrown } from '../core/thrown.mjs'
import { openRecorder, RevokedProxy, type RecorderHost } from '../../store-inspector/recorder'
import type { Question } from '../../store-inspector/protocol/messages'
import { onceForEach } from '../../store-inspector/shared/once-for-each'
import { LATE_ANSWERS } from '../protocol/packages'
import { getPlaces } from './faults'
import { hasLibrary, registerLibrary, requireLibrary } from './libraries'
import { placeOfComponent } from './react-work'
import { followRenders } from './renders'
import type { FromRunner } from './protocol'
import { isRevoked, withoutProxy } from './proxies'
import type { TransformedFile } from './transform'

/** Milliseconds between two messages that say what stores have done. */
const INTERVAL = 50

// Samples get other timers.
const later = setTimeout.bind(globalThis)
// Whoever redefines it changes nothing here.
const Evaluate = Function as unknown as new (
  name: string,
  text: string,
) => (register: typeof registerLibrary) => void

interface Surroundings {
  time: VirtualTime
  network: Network
  texts: Texts
  send: (message: FromRunner) => void
  getFiles: () => ReadonlyMap<string, TransformedFile>
  /** The sentence of the test that runs, if the sample has some. */
  getTest: () => string | undefined
  /** Evaluates an expression among the names of the sample. */
  evaluate: (text: string) => unknown
  /** What its files export, by their names. */
  getModules: () => ReadonlyMap<string, object>
}

/** Records the stores of a run, and says so. */
export function createStores({ time, network, texts, send, ...sample }: Surroundings) {
  let isOver = false
  let isQuiet = false
  let isWaiting = false
  let timeLimit: number | undefined
  let going: Promise<unknown> = Promise.resolve()

  function goOn(...limits: Parameters<VirtualTime['goOn']>): ReturnType<VirtualTime['goOn']> {
    const gone = going.then(() => time.goOn(...limits))
    going = gone.then(say)
    return gone
  }

  function say(): void {
    const stores = recorder.summaries()
    if (stores.length > 0) send({ type: 'stores', stores })
  }

  async function halt(): Promise<() => void> {
    const follow = await time.halt()
    const release = network.hold()
    return () => {
      release()
      follow()
    }
  }

  const getPlaceOf = onceForEach((code) => placeOfComponent(code, sample.getFiles()))
  const recorder = openRecorder({
    ...sample,
    now: time.now,
    origin: time.origin,
    timers: time.timers,
    unwrap(value) {
      if (isRevoked(value)) throw new RevokedProxy()
      return withoutProxy(value)
    },
    getMessage: (error) => describeThrown(error, { ...texts, getName: texts.getMessage }, []).text,
    getPlaces: (stack) => getPlaces(stack, sample.getFiles()),
    redux: () => requireLibrary('redux') as ReturnType<RecorderHost['redux']>,
    quietly(call) {
      isQuiet = true
      try {
        return call()
      } finally {
        isQuiet = false
      }
    },
    ...(typeof document === 'object' && { halt }),
    isOver: () => isOver,
    load,
    getPlaceOf,
    getRequester: (requestId) => renders.getRequester(requestId),
    goOn() {
      if (timeLimit !== undefined) void goOn(timeLimit)
    },
    onChange() {
      if (isWaiting) return
      isWaiting = true
      later(() => {
        isWaiting = false
        say()
      }, INTERVAL)
    },
  })

  const renders = followRenders(getPlaceOf, recorder.addWork)

  const { devTools, watchQueries, watchSelector } = recorder
  return {
    devTools,
    watchQueries,
    watchSelector,
    renders,
    /** The store, if the run has made exactly one. */
    only(): unknown {
      const [store, ...others] = recorder.stores()
      return others.length === 0 ? store : undefined
    },
    /** Whether what is printed now isn't the sample's doing. */
    isQuiet: () => isQuiet,
    /**
     * Says what there is, because the run has come to its end. From here, readers can change what stores hold.
     *
     * @param limit - milliseconds of simulated time that may pass after each change; undefined for a sample with a screen, where
     *   time goes on by itself
     */
    end(limit: number | undefined): void {
      isOver = true
      timeLimit = limit
      say()
    },
    /** Lets time pass after the end, once it has passed for what readers have changed. */
    goOn,
    ask: async (question: Question): Promise<void> => {
      const text = await recorder.ask(question)
      send({ type: 'answer', id: question.id, text })
    },
  }
}

/**
 * Evaluates the script of late answers, once in a run.
 *
 * @throws Error if no question has brought it along
 */
function load(script = ''): ReturnType<RecorderHost['load']> {
  if (!hasLibrary(LATE_ANSWERS)) new Evaluate('registerLibrary', script)(registerLibrary)
  return requireLibrary(LATE_ANSWERS) as ReturnType<RecorderHost['load']>
}

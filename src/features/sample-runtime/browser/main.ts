/* The script of runners. In a worker and in a document of a screen, it waits for the only job. */
import { createChannel } from './channel'
import { registerLibrary } from './libraries'
import type { Ask, FromRunner, Job, Ping, Wait, Go, ToScreen } from './protocol'
import { createRun, type Run } from './run'
import { prepareDocument, takeLook, watchSize } from './screen'

/**
 * What a sample never gets: ways to the network, to storage, to other contexts, and to the frame. The policy of the frame
 * forbids most of it already; without the names, a sample also hears so at once.
 */
const NEVER =
  /^(?:fetch|fetchLater|importScripts|close|postMessage|onmessage(?:error)?|name|origin|isSecureContext|crossOriginIsolated|cookieStore|indexedDB|caches|fonts|scheduler|registerLibrary|open|opener|frames|frameElement|length|(?:local|session)Storage|(?:request|cancel)IdleCallback|on(?:offline|online|languagechange|rtctransform)|XMLHttpRequest\w*|WebSocket\w*|WebTransport\w*|EventSource|BroadcastChannel|\w*Worker\w*|Worklet\w*|IDB\w+|Cache(?:Storage)?|CookieStore\w*|Storage\w*|FileSystem\w*|webkit\w+|RTC\w+|Push\w+|Notification\w*|Navigator\w*|WorkerNavigator|Permission\w*|Lock\w*|FontFace\w*|Sync\w*|BackgroundFetch\w*|PeriodicSync\w*|GPU\w*|HID\w*|USB\w*|Serial\w*|Bluetooth\w*|NetworkInformation|FileReaderSync|SharedArrayBuffer|PressureObserver|PressureRecord|Idle\w+|ReportingObserver|Observable|WebGL\w*|Video\w+|Audio\w+|Image(?:Decoder|Track|TrackList)|Presentation\w*|Payment\w*|Credential\w*|launchQueue|LaunchQueue|sharedStorage|SharedStorage\w*|documentPictureInPicture|speechSynthesis|SpeechSynthesis\w*|show\w+Picker|getScreenDetails|queryLocalFonts|navigation|Navigation\w*)$/

/**
 * What a worker has and the run while building doesn't: libraries decide by it how to behave. A document has it in both
 * places.
 */
const NOT_IN_WORKERS = /^(?:location|navigator|(?:request|cancel)AnimationFrame)$/

/** Removes names from the global object and from the prototypes that it inherits them from. */
export function lockDown(place: 'worker' | 'document'): void {
  for (let holder: unknown = globalThis; holder; holder = Object.getPrototypeOf(holder)) {
    if (holder === Object.prototype) return
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!NEVER.test(name) && !(place === 'worker' && NOT_IN_WORKERS.test(name))) continue
      const isRemoved = Reflect.deleteProperty(holder, name)
      if (!isRemoved) Reflect.defineProperty(holder, name, { value: undefined })
    }
  }
}

/** The port that the script of a document keeps for the runner. */
const { runnerPort } = globalThis as { runnerPort?: MessagePort }

if (runnerPort) {
  Reflect.deleteProperty(globalThis, 'runnerPort')
  runInDocument(runnerPort)
} else runInWorker()

function runInWorker(): void {
  // What the run needs of the worker is taken before it is removed.
  const send = (postMessage as (message: FromRunner) => void).bind(globalThis)
  const channel = createChannel((event) => send({ type: 'event', event }))
  let running: Run | undefined
  addEventListener('message', ({ data, isTrusted }: MessageEvent<Job | Ask | Ping | Wait>) => {
    if (!isTrusted) return
    if ('task' in data) running ??= start(data)
    else if (data.type === 'ask') void running?.ask(data.question)
    else if (data.type === 'wait') void running?.wait()
    else send({ type: 'alive' })
  })

  function start({ task, environment }: Job): Run {
    lockDown('worker')
    Object.assign(globalThis, { process: { env: { NODE_ENV: environment } } })
    const run = createRun(channel, send)
    void run(task, () => send({ type: 'started' }))
    return run
  }
}

// The scripts of libraries, which come behind this one, call it by this name.
Object.assign(globalThis, { registerLibrary })

/**
 * Waits for a job and for what the page says to the screen, and runs the job in this document.
 *
 * @param port - to the frame
 */
function runInDocument(port: MessagePort): void {
  const send = (message: FromRunner): void => post(message)
  const post = port.postMessage.bind(port)
  const channel = createChannel((event) => send({ type: 'event', event }))
  let running: Run | undefined
  let go: () => void = () => undefined
  let measure: () => void = () => undefined
  port.onmessage = ({ data }: MessageEvent<Ask | Job | Go | ToScreen>) => {
    if ('task' in data) running ??= run(data)
    else if (data.type === 'ask') void running?.ask(data.question)
    else if (data.type === 'go') go()
    else if (data.type === 'look') {
      takeLook(data.look)
      // Out of view, nothing is laid out, and no observer hears of it.
      measure()
    } else if (data.type === 'ping') send({ type: 'alive' })
    else running?.server()?.change(data.conditions)
  }

  function run({ task, environment }: Job): Run {
    measure = watchSize((height) => send({ type: 'size', height }))
    lockDown('document')
    prepareDocument()
    Object.assign(globalThis, { process: { env: { NODE_ENV: environment } } })
    const started = createRun(channel, send)
    void started(task, () => {
      send({ type: 'started' })
      return new Promise((resolve) => {
        go = resolve
      })
    })
    return started
  }
}

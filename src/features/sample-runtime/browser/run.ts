import { formatWithOptions, inspect } from 'node-inspect-extracted'

import { createClaims, type Outcome } from '../core/claims.mjs'
import { createConsole } from '../core/console.mjs'
import { createNamed, installNetwork } from '../core/network.mjs'
import { currentStack, reportOnce } from '../core/thrown.mjs'
import { runSample, PATIENCE, SIMULATED_TIME_LIMIT } from '../core/run.mjs'
import { describeScreen } from '../core/screen.mjs'
import { createTexts } from '../core/texts.mjs'
import { installVirtualTime } from '../core/virtual-time.mjs'
import type * as servers from '../../simulated-server/named'
import type { SimulatedServer } from '../../simulated-server/types'
import type { Question } from '../../store-inspector/protocol/messages'
import { BEGUN_TEST } from '../protocol/sample'
import type { RunEvent, RunPlace, RunTask, ServerConditions, Waiting } from '../protocol/messages'
import { QUERY_WATCH, SELECTOR_WATCH, SERVERS_LIBRARY } from '../protocol/packages'
import { placeOfImport } from './missing'
import { holdReaders } from './body-readers'
import type { Channel } from './channel'
import { openDemo } from './demo'
import { describeError, placeInComponent, getPlace, tidyStacks, createThrownValues } from './faults'
import { libraryConsole, offerTo, requireLibrary, withoutStacks } from './libraries'
import { createModules } from './modules'
import { createGuard, Stopped } from './guard'
import { watchProxies, withoutProxy, giveRandomIds } from './proxies'
import { followReact, type ReactWork } from './react-work'
import type { FromRunner } from './protocol'
import { showDefault } from './screen'
import { createStores } from './stores'
import { transformFile, type TransformedFile } from './transform'

/** Milliseconds in which nothing happens and nothing can, until a run is ended. */
const NOTHING_LEFT = 150
const NO_NETWORK =
  'start with “An API slice with hooks” in the playground, or give fetchBaseQuery a fetchFn that answers.'
const NEVER_SETTLES = 'This waits for a promise that nothing can settle any more.'

// Whoever redefines these changes nothing here.
const { Error: PlainError, ReferenceError } = globalThis
const Evaluate = Function as unknown as new (text: string) => () => unknown
const realNow = performance.now.bind(performance)

const texts = createTexts(inspect)

/** Runs a task. */
export interface Run {
  /** @param onStart - called right before the files are evaluated, which wait for its promise */
  (task: RunTask, onStart: () => void | Promise<void>): Promise<void>
  /** The server of the task, if it has one; undefined before it runs. */
  server(): SimulatedServer | undefined
  /** Lets as much time pass again for the timers that still wait, and ends once more. */
  wait(): Promise<void>
  /** Answers a question about the stores that the task has made. */
  ask(question: Question): Promise<void>
}

/**
 * Makes what runs one task; the worker or document has no other.
 *
 * @param send - sends what is no event of the run
 */
export function createRun(channel: Channel, send: (message: FromRunner) => void): Run {
  // It needs the real clock.
  const guard = createGuard(() => {
    channel.end('too long', placed(getPlace(new PlainError().stack ?? '', files)))
  })
  let files: ReadonlyMap<string, TransformedFile> = new Map()
  const thrown = createThrownValues()
  /** Where React was when a component has thrown something. */
  const inReact = new Map<unknown, RunPlace | undefined>()
  const react = followReact(
    (error) => inReact.set(error, react.place(files)),
    () => stores.renders,
  )
  const describe = (error: unknown): ReturnType<typeof describeError> => {
    const otherwise = getPlace(thrown.getStack(error), files) ?? inReact.get(error) ?? react.place(files)
    return describeError(error, texts, files, otherwise)
  }
  const report = reportOnce((error) => {
    if (!(error instanceof Stopped)) channel.say(describe(error))
  })
  addEventListener('error', (event) => {
    event.preventDefault()
    report(event.error)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    report(event.reason)
  })
  const idle = watchIdle()
  const time = installVirtualTime({ nextTurn: turns(), onError: report, onIdle: idle.check })
  holdReaders(time.hold)
  watchProxies()
  giveRandomIds()
  Object.assign(globalThis, {
    console: createConsole({
      inspect: (value, options) => inspect(withoutProxy(value), options),
      format: (...values) => {
        const written = libraryConsole.isWarning() ? withoutStacks(values) : values
        return formatWithOptions({}, ...written.map(withoutProxy))
      },
      print: (text, level) => {
        if (!stores.isQuiet()) channel.say(printed(text, level, files, react))
      },
    }),
  })

  const refused = new Set<string>()
  const network = installNetwork(NO_NETWORK, (request) => {
    // A query that is repeated says nothing new.
    if (!refused.has(request)) sayRequest(request)
    refused.add(request)
  })
  let test: string | undefined
  /** What evaluates a text among the names of a file, the last file first. */
  const scopes: ((text: string) => unknown)[] = []
  const modules = new Map<string, object>()
  const stores = createStores({
    time,
    network,
    texts,
    send,
    getFiles: () => files,
    getTest: () => test,
    evaluate: (text) => evaluateIn(scopes, `(${text}\n)`),
    getModules: () => modules,
  })
  offerTo('@reduxjs/toolkit', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', stores.devTools)
  offerTo('@reduxjs/toolkit/query', QUERY_WATCH, stores.watchQueries)
  offerTo('reselect', SELECTOR_WATCH, stores.watchSelector)
  const note = (text: string, ...thrownBy: unknown[]): void => {
    if (text.startsWith(BEGUN_TEST)) test = text.slice(BEGUN_TEST.length)
    const described = thrownBy.length > 0 ? describe(thrownBy[0]) : undefined
    const place = described && 'place' in described ? described.place : undefined
    channel.say({ type: 'printed', text, level: 'log', ...placed(place) })
  }
  const sayRequest = (text: string): void => channel.say({ type: 'request', text })
  const sayConditions = ({ latency, failureRate, offline }: ServerConditions): void =>
    channel.say({ type: 'server', conditions: { latency, failureRate, offline } })
  let server: SimulatedServer | undefined
  /** How many requests were said. */
  let said = 0

  async function run(task: RunTask, onStart: () => void | Promise<void>): Promise<void> {
    server = task.server === undefined ? undefined : openServer(task.server)
    network.use(server)
    if (task.conditions) server?.change(task.conditions)
    const timeLimit = task.hasScreen ? undefined : (task.timeLimit ?? 0)
    const waiting = await runSample(time, {
      async prepare() {
        const evaluate = prepare(task)
        await onStart()
        return () => Promise.race([evaluate(), idle.nothingLeft])
      },
      report,
      timeLimit,
      isKept: !task.hasScreen,
    })
    stores.end(timeLimit)
    if (task.hasScreen) goOnForReaders()
    else end(waiting)
  }

  function end(waiting: Waiting | undefined): void {
    const requests = network.requests()
    requests.slice(said).forEach(sayRequest)
    said = requests.length
    if (server) sayConditions(server)
    channel.end('done', waiting && { waiting })
  }

  async function wait(): Promise<void> {
    channel.reopen()
    const waiting = await stores.goOn(SIMULATED_TIME_LIMIT, PATIENCE)
    await time.settle()
    end(waiting)
  }

  function prepare(task: RunTask): () => Promise<void> {
    if (isTest(task)) Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    files = new Map(task.files.map((file) => [file.name, transformFile(file)]))
    const claims = createClaims({
      isEqual: (actual, expected) => texts.show(actual) === texts.show(expected),
      texts,
      report: (outcome) => channel.say(getEvent(outcome, files)),
    })
    const demo = task.demo === undefined ? undefined : openDemo(task.demo)
    const evaluate = createModules({
      files,
      claims: { ...claims, guard, thrown: thrown.note, note, scope: (evaluate) => scopes.unshift(evaluate) },
      onLeftOut,
      onModule: (name, exports) => modules.set(name, exports),
      server,
      demo,
    })
    return async () => {
      for (const entry of task.entries) await evaluate(entry)
      if (task.shown !== undefined) showDefault((await evaluate(task.shown)).default, stores.only())
      demo?.start()
    }
  }

  function onLeftOut(specifier: string, importer: string): void {
    const text = `There is no file "${specifier}" here. The code runs without it.`
    const place = placed(placeOfImport(specifier, importer, files))
    channel.say({ type: 'printed', text, level: 'warn', isWarning: true, ...place })
  }

  /** The reader can use what is on the screen, so nothing is taken down, and time goes on as it does for readers. */
  function goOnForReaders(): void {
    channel.say({ type: 'screen', text: describeScreen(document.body).join('\n') })
    network.watch(sayRequest)
    if (server) sayConditions(server)
    channel.goOn()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    time.follow()
  }

  return Object.assign(run, { server: () => server, wait, ask: stores.ask })
}

/** Whether React is to miss an `act` around updates. Testing Library says so around its own calls. */
function isTest({ files }: RunTask): boolean {
  return files.some(({ values }) => values?.some(({ name }) => name === 'act'))
}

/** Evaluates a text where all its names are known; where none are, it is evaluated among the global ones. */
function evaluateIn(scopes: readonly ((text: string) => unknown)[], text: string): unknown {
  for (const evaluate of scopes) {
    try {
      return evaluate(text)
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error
    }
  }
  return new Evaluate(`return ${text}`)()
}

/** The servers come in a script of their own, because most samples name none. */
function openServer(name: string): SimulatedServer {
  const { NAMED_SERVERS } = requireLibrary(SERVERS_LIBRARY) as typeof servers
  return createNamed(NAMED_SERVERS, name)
}

function printed(
  text: string,
  level: Extract<RunEvent, { type: 'printed' }>['level'],
  files: ReadonlyMap<string, TransformedFile>,
  react: ReactWork,
): RunEvent {
  const isWarning = libraryConsole.isWarning()
  const called = getPlace(new PlainError().stack ?? '', files)
  const place =
    called ?? (isWarning ? (placeInComponent(currentStack(), files) ?? react.place(files)) : undefined)
  const event: RunEvent = { type: 'printed', text: tidyStacks(text, files), level, ...placed(place) }
  return isWarning ? { ...event, isWarning } : event
}

const placed = (place: RunPlace | undefined): { place?: RunPlace } => (place ? { place } : {})

function getEvent(outcome: Outcome, files: ReadonlyMap<string, TransformedFile>): RunEvent {
  const { claim, isExpected } = outcome
  switch (outcome.kind) {
    case 'value': {
      // The order of keys doesn't count, but it is part of what the reader sees.
      const actual = tidyStacks(texts.showInOrder(outcome.actual), files)
      return { type: 'value', claim, actual, expected: texts.showInOrder(outcome.expected), isExpected }
    }
    case 'threw':
      return { type: 'thrown', claim, actual: texts.getMessage(outcome.error), isExpected }
    case 'did not throw':
      return { type: 'thrown', claim, isExpected }
  }
}

/** Waits for a turn of the event loop, which is faster than a timer. */
function turns(): () => Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  const ring = port2.postMessage.bind(port2)
  port1.onmessage = () => waiting.shift()?.()
  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      ring(undefined)
    })
}

/** Rejects once nothing has happened for a while, and no timer is left that could make anything happen. */
function watchIdle(): { check: () => void; nothingLeft: Promise<never> } {
  let since = realNow()
  let date = Number.NaN
  let fail: (error: Error) => void = () => undefined
  const nothingLeft = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  return {
    nothingLeft,
    check() {
      const now = Date.now()
      if (now !== date) {
        date = now
        since = realNow()
      } else if (realNow() - since > NOTHING_LEFT) fail(new PlainError(NEVER_SETTLES))
    },
  }
}

import type { StateEffect } from '@codemirror/state'
import { SIMULATED_TIME_LIMIT } from '../../../sample-runtime/core/run.mjs'
import type { RunEvent, RunPlace, ServerConditions, RunFile } from '../../../sample-runtime/protocol/messages'
import { hasScreen, type TrySample } from '../../../sample-runtime/protocol/sample'
import type { Documents } from './documents'
import { withErrorLines } from './decorations'
import { fadeAll, getMarks, setClaims, setLooks, type Look } from './marks'
import type { Sandbox } from '../sandbox'
import type { EditedFile } from './project'
import { addEvent, EMPTY, type Report, type ReportLine } from './report'
import { shownComponent, type ShownComponent } from './shown-component'
import { readClaims, readImported, type NumberedClaim } from '../../../sample-runtime/core/instrument'

/** Milliseconds without a key after which the code runs. */
const PAUSE = 300
/** What a long run says is shown this often. */
const INTERVAL = 100

const ENDLESS = 'This goes on without an end.'

/** The runs of an editor. */
export interface Session {
  /** Runs the code when the reader has paused. */
  typed(): void
  /** Runs the code at once, because the reader wants to. */
  run(): void
  /** Runs the code at once, unless the reader has to confirm it first. */
  rerun(): void
  /** Whether the reader has to start the first run. */
  isWaiting(): boolean
  /** Lets the last run go on with the timers that it didn't wait for. */
  waitLonger(): void
  /** Maps a place in what the last run was given to the text in the editor. */
  originalPlace: ReadFiles['originalPlace']
  /** Ends the run, and all that follow from what was typed. */
  close(): void
}

interface Parts {
  sample: TrySample
  files: readonly EditedFile[]
  documents: Documents
  sandbox: Sandbox
  /** Whether the reader has to start the first run. */
  isForeign: boolean
  /** How the server answers from the start of a run (each run makes a new server); absent to leave that to the sample. */
  conditions: () => ServerConditions | undefined
  /** Called when a run begins. */
  onStart: () => void
  /** Called with what is known of the run that is under way. */
  onReport: (report: Report, claims: number) => void
}

/** Runs what is in the editor, and marks the claims with what came of them. */
export function startSession(parts: Parts): Session {
  const { sample, files, documents, sandbox, conditions, onStart, onReport } = parts
  let typing: ReturnType<typeof setTimeout> | undefined
  let showing: ReturnType<typeof setTimeout> | undefined
  let current = 0
  let isAllowed = !parts.isForeign
  /** Says of the last run that it runs. */
  let reopen = (): void => undefined
  let originalPlace: ReadFiles['originalPlace'] = (place) => place
  const isSeen = hasScreen(sample)

  function run(): void {
    clearTimeout(typing)
    clearTimeout(showing)
    showing = undefined
    current += 1
    const getText = (name: string) => documents.getState(name).doc.toString()
    const read = readFiles(files, getText)
    for (const [name, claims] of read.claims) documents.change(name, { effects: setClaims.of(claims) })
    originalPlace = read.originalPlace
    onStart()
    const codes = files.map(({ name, label }) => ({ label, code: getText(name) }))
    send(read, sample.demo === undefined ? shownComponent(codes) : {})
  }

  function send(
    { files: runFiles, claims, untestable, originalPlace: placeInText }: ReadFiles,
    component: ShownComponent,
  ): void {
    const mine = current
    const entries = getEntries(files)
    const all = [...claims.values()].flat()
    let report: Report = { ...EMPTY, untestable, component }
    const show = () => {
      showing = undefined
      // The reader may have renamed or deleted one meanwhile.
      const claiming = files.map(({ name }) => name).filter((name) => claims.has(name))
      report = { ...report, looks: withMessages(report.looks, documents, claiming) }
      for (const name of claiming) documents.change(name, { effects: getEffect(report, all) })
      if (report.reason !== undefined) markErrors(files, documents, report)
      onReport(report, all.filter(({ isOpen }) => !isOpen).length)
    }
    const onEvent = (event: RunEvent) => {
      // After the end of a run, events come only from its screen, while the reader uses it.
      if (mine !== current || (report.reason !== undefined && !isSeen)) return
      report = addEvent(report, withOriginalPlace(event, placeInText))
      if (event.type !== 'ended') {
        showing ??= setTimeout(show, INTERVAL)
        return
      }
      clearTimeout(showing)
      show()
    }
    reopen = () => {
      report = { ...report, reason: undefined }
      show()
    }
    const chosen = conditions()
    const task = {
      files: runFiles,
      entries,
      ...(sample.server !== undefined && { server: sample.server }),
      ...(sample.demo !== undefined && { demo: sample.demo }),
      ...(chosen && { conditions: chosen }),
      ...(isSeen && component.file !== undefined && { shown: component.file }),
      ...(isSeen ? { hasScreen: true } : { timeLimit: SIMULATED_TIME_LIMIT }),
    }
    sandbox.run(task, sample.environment, onEvent)
  }

  return {
    run() {
      isAllowed = true
      run()
    },
    rerun() {
      if (isAllowed) run()
    },
    isWaiting: () => !isAllowed,
    originalPlace: (place) => originalPlace(place),
    waitLonger() {
      if (sandbox.wait()) reopen()
      else run()
    },
    typed() {
      clearTimeout(typing)
      if (isAllowed) typing = setTimeout(run, PAUSE)
    },
    close() {
      clearTimeout(typing)
      clearTimeout(showing)
      current += 1
      sandbox.close()
    },
  }
}

/** The sample's own files; then those that the reader has added, which run even if nothing imports them. */
function getEntries(files: readonly EditedFile[]): string[] {
  const own = files.filter(({ isOwn }) => isOwn)
  const added = files.filter(({ isAdded }) => isAdded)
  return [...own, ...added].map(({ label }) => label)
}

/** Marks the lines with errors, and removes the marks from files without errors. */
function markErrors(files: readonly EditedFile[], documents: Documents, report: Report): void {
  for (const { name } of files) {
    const lines = getFaults(report).flatMap(({ text, place }) =>
      place?.file === name ? [{ line: place.line, text }] : [],
    )
    documents.change(name, { effects: withErrorLines(documents.getState(name), lines) })
  }
}

/** The lines with errors, and the one on which the run was stopped. */
function getFaults({ errors, stoppedAt }: Report): { text: string; place?: RunPlace | undefined }[] {
  return stoppedAt ? [...errors, { text: ENDLESS, place: stoppedAt }] : [...errors]
}

function withOriginalPlace(event: RunEvent, originalPlace: ReadFiles['originalPlace']): RunEvent {
  if (!('place' in event) || event.place === undefined) return event
  return { ...event, place: originalPlace(event.place) }
}

/** If the text can't be run, the outcomes of the last run stay in place. */
function getEffect(report: Report, claims: readonly { number: number }[]): StateEffect<unknown> {
  if (report.reason === undefined) return setLooks.of(report.looks)
  const hasNotRun = report.looks.size === 0 && report.errors.length > 0
  return hasNotRun ? fadeAll.of(null) : setLooks.of(completed(report.looks, claims))
}

/** Claims that a finished run hasn't reached are faded. */
function completed(
  looks: ReadonlyMap<number, Look>,
  claims: readonly { number: number }[],
): ReadonlyMap<number, Look> {
  return new Map(claims.map(({ number }) => [number, looks.get(number) ?? { is: 'faded' }]))
}

/**
 * The sandbox doesn't repeat the message that a statement was said to throw: it is in the text. Nor does it know which claims
 * are open.
 */
function withMessages(
  looks: ReadonlyMap<number, Look>,
  documents: Documents,
  names: readonly string[],
): ReadonlyMap<number, Look> {
  const complete = new Map(looks)
  for (const state of names.map((name) => documents.getState(name))) {
    for (const { number, kind, isOpen, from, to } of getMarks(state)) {
      const look = looks.get(number)
      if (isOpen && look?.is === 'changed') complete.set(number, { is: 'shown', actual: look.actual ?? '' })
      if (kind !== 'throws' || look?.is !== 'changed') continue
      const expected = state.sliceDoc(from, to).replace(/^\/\/ throws /, '')
      complete.set(number, { ...look, expected })
    }
  }
  return complete
}

/** The files of a run, and what they claim. */
interface ReadFiles {
  /** By their labels: those are the names that messages of a run say. */
  files: readonly RunFile[]
  /** The claims of the files that have some or could have, by name. */
  claims: ReadonlyMap<string, readonly NumberedClaim[]>
  untestable: readonly ReportLine[]
  /** Maps a place in what is run to the text in the editor. */
  originalPlace: (place: RunPlace) => RunPlace
}

/**
 * Reads the claims of the sample's own files and of the one that the block shows. Nothing is shown of the claims in the page's
 * other files.
 * They call the guard: in a document, nothing else can end them, and in a worker, nothing else knows where that was.
 */
function readFiles(files: readonly EditedFile[], getText: (name: string) => string): ReadFiles {
  let number = 0
  const read = files.map(({ name, label, hasClaims }) => {
    if (!hasClaims) return { name, label, ...readImported(name, getText(name)), own: undefined }
    const own = readClaims(name, getText(name), number)
    number += own.claims.length
    return { name, label, code: own.code, values: own.values, errors: own.errors, own }
  })
  const getName = new Map(read.map(({ name, label }) => [label, name]))
  const own = new Map(read.flatMap(({ name, own: found }) => (found ? [[name, found] as const] : [])))
  return {
    files: read.map(({ label, code, values, errors }) => ({
      name: label,
      code,
      ...(values.length > 0 && { values }),
      ...(errors.length > 0 && { errors }),
    })),
    claims: new Map([...own].map(([name, { claims }]) => [name, claims])),
    untestable: [...own].flatMap(([file, { diagnostics: untestable }]) =>
      untestable.map(({ line, message }) => ({
        text: message,
        level: 'warn',
        place: { file, line, column: 1 },
      })),
    ),
    originalPlace({ file: label, line, column }) {
      const file = getName.get(label) ?? label
      return { file, line, column: own.get(file)?.originalColumn(line, column) ?? column }
    },
  }
}

import type { ChallengePanel } from '../../../challenges/client/panel'
import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import { hasScreen } from '../../../sample-runtime/protocol/sample'
import type { SelectedAction } from '../share'
import { setDispatchLine } from './decorations'
import { withHints } from './hints'
import { cutValues } from './marks'
import type { Announcer } from './notes'
import type { OpenFiles } from './open-files'
import type { EditorOptions } from './options'
import { EMPTY, type Report } from './report'
import { createScreen } from './screen'
import { createServerPart } from './server-part'
import { startSession, type Session } from './session'
import { RUNNING, getStatus, WAITING_FOR_READER } from './status'
import { createStorePart } from './store-part'
import { createStrip } from './strip'

/** What comes of the code of an editor: its runs, and what is shown of them. */
export interface Results {
  /** The strip below the code. */
  element: HTMLElement
  session: Session
  /** The action that the reader has selected in the inspector of stores. */
  selected: () => SelectedAction | undefined
  /** Shows the first run, or that it waits for the reader. */
  start: () => void
  /** Shows what is known of the last run, from the file that is in view. */
  refresh: () => void
  /** Leaves it to the sample again how its server answers. */
  forgetServer: () => void
  /** Opens the inspector of stores. */
  showStore: () => void
  close: () => void
}

interface ResultsOptions {
  options: EditorOptions
  files: OpenFiles
  announcer: Announcer
  challenge: ChallengePanel | undefined
  /** What is known of the types. */
  types: HTMLElement
}

/** Opens the sandbox of an editor and what shows its runs. */
export function openResults({ options, files, announcer, challenge, types }: ResultsOptions): Results {
  const { sample, isForeign = false } = options
  const { all, documents } = files
  const screen = hasScreen(sample) ? createScreen(sample) : undefined
  const server = createServerPart(sample, {
    change: (conditions) => sandbox.setServer(conditions),
    rerun: () => session.typed(),
  })
  const requested = options.selected && 'store' in options.selected ? options.selected : undefined
  let selected: SelectedAction | undefined
  const store = createStorePart({
    isOpen: options.isPlayground === true || requested !== undefined,
    ask: (question) => sandbox.ask(question),
    hasScreen: screen !== undefined,
    onHover: markDispatch,
    onGoTo(place) {
      const original = session.originalPlace(place)
      if (files.isFile(original.file)) files.goTo(original)
    },
    onPast(isPast) {
      screen?.holdPast(isPast)
      if (server) server.element.inert = isPast
    },
    onSelect: (chosen) => (selected = chosen),
    selected: requested,
  })
  const strip = createStrip({
    places: files,
    waitLonger: () => session.waitLonger(),
    above: [screen?.element, server?.element],
    below: [store.element, types],
    hint: files.hint,
  })
  const sandbox = options.openSandbox(screen?.place, { onStores: store.show, onLost: store.lose })
  const session = startSession({
    sample,
    files: all,
    documents,
    sandbox,
    isForeign,
    conditions: () => server?.chosen(),
    onStart: store.restart,
    onReport,
  })
  let last: { report: Report; claims: number } = { report: EMPTY, claims: 0 }

  function onReport(found: Report, claims: number): void {
    const whole = withHints(found, all, documents)
    const report = challenge ? { ...whole, ...challenge.show(whole) } : whole
    last = { report, claims: challenge ? 0 : claims }
    const status = refresh()
    if (report.reason === undefined) return
    screen?.markOld(report.screen === '' && report.errors.length > 0)
    store.settle()
    if (!challenge) announcer.say(status, 'run')
  }

  function refresh(): string {
    const { report, claims } = last
    const status = getStatus(report, claims, files)
    const written = all.filter(({ access }) => access === 'write')
    strip.show(report, cutValues(written, documents), status)
    if (report.server) server?.show(report.server)
    return status.text
  }

  /** Marks the line that dispatched an action, in the file that is in view. */
  function markDispatch(place?: RunPlace): void {
    const { file, line } = (place && session.originalPlace(place)) ?? {}
    for (const { name } of all)
      documents.change(name, { effects: setDispatchLine.of(name === file ? line : undefined) })
  }

  return {
    element: strip.element,
    session,
    selected: () => selected,
    start() {
      strip.show(EMPTY, [], isForeign ? WAITING_FOR_READER : RUNNING)
      challenge?.start()
      session.rerun()
    },
    refresh: () => void refresh(),
    forgetServer: () => server?.forget(),
    showStore: store.open,
    close() {
      store.close()
      session.close()
    },
  }
}

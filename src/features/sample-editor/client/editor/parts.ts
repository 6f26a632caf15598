import type { EditedTexts } from '../../../../lib/client/kept-edits'
import * as codeClasses from '../../../../lib/code-classes'
import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import { hasScreen } from '../../../sample-runtime/protocol/sample'
import { encodeEdits, withSelected, type SelectedAction } from '../share'
import { makeAnnouncer, makeNote } from './notes'
import { cutValues, marksOf } from './marks'
import { makeCodePanel, openDocuments, type Documents } from './documents'
import { make } from '../../../../lib/client/elements'
import { makeExpanded, type Expanded } from './expanded'
import { extensionsFor } from './extensions'
import { makeFollower, makeLanguageChoice } from './follow-language'
import { withHints } from './hints'
import { makeKeeper } from './keeper'
import { makeOwnFiles } from './own-files'
import type { EditorHandle, EditorOptions } from './options'
import { editsOf, projectOf } from './project'
import { EMPTY, type Report } from './report'
import { startSession } from './session'
import { RUNNING, statusOf, WAITING_FOR_READER } from './status'
import { makeScreen } from './screen'
import { makeServerPart } from './server-part'
import { makeStorePart } from './store-part'
import { setDispatchLine } from './decorations'
import { makeStrip } from './strip'
import { makeTabs } from './tabs'
import { makeToolbar } from './toolbar'
import { makeTypes } from './types/make-types'
import { resetFiles } from './reset-files'

const TOO_LONG = 'The changes are too long for a link. Copy the code instead.'

/** The parts of an editor, connected with each other. */
export interface Parts {
  element: HTMLElement
  documents: Documents
  expanded: Expanded
  /** The changes of the files. */
  edits: () => EditedTexts
  /** Shows what there is, and runs it. */
  start: () => void
  /** Shows the form of the code that the reader has chosen now, and runs it. */
  follow: EditorHandle['follow']
  /** Opens the inspector of stores. */
  showStore: () => void
  /** Ends all that is under way. */
  end: () => void
}

/** Makes the parts of an editor; nothing runs before they are started. */
export function openParts(options: EditorOptions, onClose: () => void): Parts {
  const { sample, isForeign = false } = options
  const files = projectOf(sample, options.language, options.changed)
  const { panel, hint } = makeCodePanel()
  const announcer = makeAnnouncer()
  const documents = openDocuments(files, panel, extensionsFor({ hint: hint.id, onChange, onRun: run }))
  const follower = makeFollower(options, files, documents)
  const origin = makeNote()
  const advice = makeNote()
  const storage = makeNote()
  const keeper = makeKeeper(() => {
    const problem = options.onEdits(edits(), {
      language: follower.language(),
      isForeign: session.isWaiting(),
    })
    if (problem !== undefined) storage.say(problem)
  })
  const isFile = (name: string) => files.some((file) => file.name === name && file.access !== 'none')
  const labelOf = (name: string) => files.find((file) => file.name === name)?.label ?? name
  const tabs = makeTabs({ files, panel, isChanged: documents.isChanged, onChoose: show })
  const places = { shown: documents.shown, isFile, labelOf, goTo }
  const textOf = (name: string) => documents.stateOf(name).doc.toString()
  const challenge = options.makePanel?.({
    textOf,
    labelOf,
    claimsOf: (name) => marksOf(documents.stateOf(name)),
    goTo,
    checkTypes: () => types.check(),
    replace,
    say: (text) => announcer.say(text, 'run'),
    isWaiting: () => session.isWaiting(),
  })
  const types = makeTypes({
    files,
    documents,
    places,
    announcer,
    openChecker: options.openTypeChecker,
    challenge,
  })
  const screen = hasScreen(sample) ? makeScreen(sample) : undefined
  const server = makeServerPart(sample, {
    change: (conditions) => sandbox.setServer(conditions),
    rerun: () => session.typed(),
  })
  const waitLonger = () => session.waitLonger()
  let selected: SelectedAction | undefined
  const requested = options.selected && 'store' in options.selected ? options.selected : undefined
  const store = makeStorePart({
    isOpen: options.isPlayground === true || requested !== undefined,
    ask: (question) => sandbox.ask(question),
    hasScreen: screen !== undefined,
    onHover: markDispatch,
    onGoTo: (place) => {
      const original = session.originalPlace(place)
      if (isFile(original.file)) goTo(original)
    },
    onPast(isPast) {
      screen?.holdPast(isPast)
      if (server) server.element.inert = isPast
    },
    onSelect: (chosen) => (selected = chosen),
    selected: requested,
  })
  const strip = makeStrip({
    ...places,
    waitLonger,
    screen: screen?.element,
    server: server?.element,
    store: store.element,
    hint,
    types: types.element,
  })
  const onStores = { onStores: store.show, onLost: store.lose }
  const sandbox = options.openSandbox(screen?.place, onStores)
  const session = startSession({
    sample,
    files,
    documents,
    sandbox,
    isForeign,
    conditions: () => server?.chosen(),
    onStart: store.restart,
    onReport,
  })
  const edits = () => editsOf(sample, files, documents)
  const originals = () => projectOf(sample, follower.language())
  const text = () => documents.view.state.doc.toString()
  const expanded = makeExpanded(() => element, options.addressOf)
  const focusCode = () => documents.view.focus()
  const texts = () => new Map(files.map(({ name, label }) => [label, textOf(name)]))
  const download = () => options.download(new Map(files.map(({ name }) => [name, textOf(name)])))
  const toolbar = makeToolbar({ run, reset, text, texts, download, link, close: onClose }, [
    types.button,
    makeLanguageChoice(options.language),
  ])

  const ownFiles = options.isPlayground
    ? makeOwnFiles({
        files,
        originals,
        documents,
        note: advice,
        show,
        onChange,
        focusCode,
      })
    : undefined

  let last: { report: Report; claims: number } = { report: EMPTY, claims: 0 }

  function onReport(found: Report, claims: number): void {
    const whole = withHints(found, files, documents)
    const report = challenge ? { ...whole, ...challenge.show(whole) } : whole
    last = { report, claims: challenge ? 0 : claims }
    const status = showReport()
    if (report.reason === undefined) return
    screen?.markOld(report.screen === '' && report.errors.length > 0)
    store.settle()
    if (!challenge) announcer.say(status, 'run')
  }

  /** Shows what is known of the last run, from the file that is in view. */
  function showReport(): string {
    const { report, claims } = last
    const status = statusOf(report, claims, places)
    const written = files.filter(({ access }) => access === 'write')
    strip.show(report, cutValues(written, documents), status)
    if (report.server) server?.show(report.server)
    return status.text
  }

  /** Marks the line that dispatched an action, in the file that is in view. */
  function markDispatch(place?: RunPlace): void {
    const { file, line } = (place && session.originalPlace(place)) ?? {}
    for (const { name } of files)
      documents.change(name, { effects: setDispatchLine.of(name === file ? line : undefined) })
  }

  function onChange(): void {
    // It was about what the reader did before.
    advice.say('')
    announcer.typed()
    keeper.typed()
    session.typed()
    types.typed()
    showChanges()
  }

  function run(): void {
    session.run()
  }

  function show(name: string): void {
    documents.show(name)
    tabs.choose(name)
    ownFiles?.refresh()
    showReport()
  }

  function goTo(place: RunPlace): void {
    show(place.file)
    documents.goTo(place.line, place.column)
  }

  /** Replaces the texts of files, and returns a function that brings all of the previous ones back. */
  function replace(texts: Readonly<Record<string, string>>): () => void {
    const before = Object.keys(texts).map((name) => [name, textOf(name)] as const)
    for (const [name, text] of Object.entries(texts)) documents.replace(name, text)
    onChange()
    return () => void replace(Object.fromEntries(before))
  }

  function showChanges(): void {
    follower.refresh()
    tabs.refresh()
    types.refresh()
  }

  function follow(language: EditorOptions['language']): void {
    if (!follower.follow(language)) return
    showChanges()
    types.typed()
    session.rerun()
  }

  function reset(): void {
    const waits = session.isWaiting()
    resetFiles({ files, originals, documents, follower, note: advice, focusCode, show, onChange }, waits)
    server?.forget()
    origin.say('')
    keeper.typed()
    showChanges()
    run()
    types.typed()
    focusCode()
  }

  /** The address of the sample with its edits; `undefined` if it would be too long. */
  async function link(): Promise<string | undefined> {
    const address = withSelected(options.addressOf(element.hasAttribute('data-expanded')), selected)
    const changed = edits()
    if (Object.keys(changed).length === 0) return address
    const data = await encodeEdits(changed)
    if (data === undefined) advice.say(TOO_LONG)
    return data === undefined ? undefined : `${address}:${data}`
  }

  function start(): void {
    origin.say(options.note ?? '')
    if (options.selected && 'error' in options.selected) advice.say(options.selected.error)
    if (sample.demo !== undefined && sample.shown !== undefined) show(sample.shown)
    showChanges()
    strip.show(EMPTY, [], isForeign ? WAITING_FOR_READER : RUNNING)
    challenge?.start()
    session.rerun()
  }

  function end(): void {
    keeper.end()
    expanded.end()
    store.close()
    session.close()
    types.close()
    announcer.close()
    documents.view.destroy()
  }

  const bar = make('div', codeClasses.bar, tabs.element, ...(ownFiles ? [ownFiles.element] : []), toolbar)
  toolbar.lastElementChild?.before(expanded.button)
  const block = make('div', `${codeClasses.sample} try-block`, bar, panel)
  const notes = make('div', 'try-notes', origin.element, storage.element, advice.element, follower.note)
  const tests = challenge ? [challenge.element] : []
  const code = [block, ...tests]
  // A demo is operated first of all, and its store is read beside it.
  const order = sample.demo === undefined ? [...code, strip.element] : [strip.element, ...code]
  const element = make('div', 'try-editor', notes, ...order)
  return { element, documents, expanded, edits, start, follow, showStore: store.open, end }
}

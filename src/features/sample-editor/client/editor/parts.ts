import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'
import { encodeEdits, withSelected } from '../share'
import { createExpanded } from './expanded'
import { createLanguageChoice } from './follow-language'
import { startKeeper } from './keeper'
import { getMarks } from './marks'
import { createAnnouncer, createNote } from './notes'
import { openFiles, type OpenFiles } from './open-files'
import type { EditorHandle, EditorOptions } from './options'
import { openResults, type Results } from './results'
import { createToolbar } from './toolbar'
import { startTypes } from './types'

const TOO_LONG = 'The changes are too long for a link. Copy the code instead.'

/** The parts of an editor, connected with each other. */
export interface Parts extends Pick<EditorHandle, 'edits' | 'expand' | 'follow' | 'showStore'> {
  element: HTMLElement
  view: OpenFiles['documents']['view']
  /** Shows what there is, and runs it. */
  start: () => void
  /** Ends all that is under way. */
  end: () => void
}

/** Opens the parts of an editor; nothing runs before they are started. */
export function openParts(options: EditorOptions, onClose: () => void): Parts {
  const { sample } = options
  const announcer = createAnnouncer()
  const [origin, storage, advice] = [createNote(), createNote(), createNote()]
  const files = openFiles(options, { advice, onChange, onRun: run, onShow: () => results.refresh() })
  const { view } = files.documents
  const keeper = startKeeper(() => {
    const state = { language: files.language(), isForeign: results.session.isWaiting() }
    const problem = options.onEdits(files.edits(), state)
    if (problem !== undefined) storage.say(problem)
  })
  const challenge = options.createPanel?.({
    ...files,
    getClaims: (name) => getMarks(files.documents.getState(name)),
    checkTypes: () => types.check(),
    say: (text) => announcer.say(text, 'run'),
    isWaiting: () => results.session.isWaiting(),
  })
  const types = startTypes({ files, announcer, openChecker: options.openTypeChecker, challenge })
  const results = openResults({ options, files, announcer, challenge, types: types.element })
  const expanded = createExpanded(() => element, options.getAddress)
  const toolbar = createToolbar(
    {
      run,
      reset,
      text: () => view.state.doc.toString(),
      files: files.written,
      download: () => options.download(files.written()),
      link: () => getLink(element.hasAttribute('data-expanded')),
      close: onClose,
    },
    [types.button, createLanguageChoice(options.language)],
    expanded.button,
  )
  const notes = [origin.element, storage.element, advice.element, files.languageNote]
  const element = editorElement(options, files, { notes, toolbar, results, tests: challenge?.element })

  function onChange(): void {
    // It was about what the reader did before.
    advice.say('')
    announcer.typed()
    keeper.typed()
    results.session.typed()
    types.typed()
    showChanges()
  }

  function run(): void {
    results.session.run()
  }

  function showChanges(): void {
    files.refresh()
    types.refresh()
  }

  function reset(): void {
    files.reset(results.session.isWaiting())
    results.forgetServer()
    origin.say('')
    keeper.typed()
    showChanges()
    run()
    types.typed()
    view.focus()
  }

  /** The address of the sample with its edits; `undefined` if it would be too long. */
  async function getLink(isExpanded: boolean): Promise<string | undefined> {
    const address = withSelected(options.getAddress(isExpanded), results.selected())
    const changed = files.edits()
    if (Object.keys(changed).length === 0) return address
    const data = await encodeEdits(changed)
    if (data === undefined) advice.say(TOO_LONG)
    return data === undefined ? undefined : `${address}:${data}`
  }

  return {
    element,
    view,
    edits: files.edits,
    expand: () => expanded.start(),
    showStore: results.showStore,
    follow(language) {
      if (!files.follow(language)) return
      types.refresh()
      types.typed()
      results.session.rerun()
    },
    start() {
      origin.say(options.note ?? '')
      if (options.selected && 'error' in options.selected) advice.say(options.selected.error)
      if (sample.demo !== undefined && sample.shown !== undefined) files.show(sample.shown)
      showChanges()
      results.start()
    },
    end() {
      keeper.end()
      expanded.end()
      results.close()
      types.close()
      announcer.close()
      view.destroy()
    },
  }
}

interface Around {
  notes: readonly HTMLElement[]
  toolbar: HTMLElement
  results: Results
  /** The tests of a challenge. */
  tests: HTMLElement | undefined
}

/** The editor as readers see it. */
function editorElement(
  { sample }: EditorOptions,
  { bar, panel }: OpenFiles,
  { notes, toolbar, results, tests }: Around,
): HTMLElement {
  const head = make('div', codeClasses.bar, ...bar, toolbar)
  const code = [make('div', `${codeClasses.sample} try-block`, head, panel), ...(tests ? [tests] : [])]
  // A demo is operated first of all, and its store is read beside it.
  const order = sample.demo === undefined ? [...code, results.element] : [results.element, ...code]
  return make('div', 'try-editor', make('div', 'try-notes', ...notes), ...order)
}

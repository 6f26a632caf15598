import type { EditedTexts } from '../../../../lib/client/kept-edits'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import type { ChallengeEditor, ChallengePanel } from '../../../challenges/client/panel'
import type { Sandbox, SandboxOptions, ScreenPlace } from '../sandbox'
import type { SelectedAction } from '../share'
import type { TypeChecker } from '../types/service'

/** What is said of changed files beside their texts. */
export interface EditsState {
  /** The form of the code that was edited. */
  language: 'ts' | 'js'
  /** Whether somebody else wrote a part of them, which the reader has never run. */
  isForeign: boolean
}

/** A file as the reader has it. */
export interface WrittenFile {
  name: string
  /** Its name in the language that it is in: `src/store.js`. */
  label: string
  text: string
}

/** What an editor is opened with. */
export interface EditorOptions {
  /** Where the editor appears: beside the block, which the caller hides together with its result strip. */
  host: HTMLElement
  sample: TrySample
  /** The form of the code that the reader has chosen. */
  language: 'ts' | 'js'
  /** Files in place of the sample's own; already validated. */
  changed?: EditedTexts
  /** A sentence about these files, above the code until the reader presses Reset. */
  note?: string
  /**
   * Whether the sample is a starting point of the playground: the reader may add, rename and delete files, so that the changed
   * ones may have other names, too, and the inspector of stores is open from the start.
   */
  isPlayground?: boolean
  /** Whether somebody else wrote these files. If so, the reader has to start the first run. */
  isForeign?: boolean
  /** The action that an address has chosen in the inspector, or a sentence that says why it can't be read. */
  selected?: SelectedAction | { error: string }
  /** @param screen - where a sample with a screen is seen */
  openSandbox: (screen?: ScreenPlace, options?: SandboxOptions) => Sandbox
  openTypeChecker: () => TypeChecker
  /** Makes the part above the strip that judges a challenge; absent for other samples. */
  createPanel?(editor: ChallengeEditor): ChallengePanel
  /**
   * The address of the page and sample that a link leads to, without edits: it ends in `#try=create-a-slice~1`.
   *
   * @param isExpanded - whether it is to show code and result side by side
   */
  getAddress: (isExpanded: boolean) => string
  /**
   * Called with the changed files, by name, when the reader has paused, and before the page or the editor is gone.
   *
   * @returns a sentence for the reader, if there is something to say
   */
  onEdits(files: EditedTexts, state: EditsState): string | undefined
  /**
   * Saves a project that runs the sample.
   *
   * @param files - all of them
   */
  download(files: readonly WrittenFile[]): Promise<void>
  /** Called after the reader has closed the editor: the caller shows the block again and moves the focus to it. */
  onClose(): void
}

/** An open editor. */
export interface EditorHandle {
  /** Moves the focus into the code. */
  focus(): void
  /** Inserts text at the cursor, as if it were typed. */
  insert(text: string): void
  /** Shows the form of the code that the reader has chosen now; what is edited stays as it is. */
  follow(language: 'ts' | 'js'): void
  /** The files that the reader has changed, by name. */
  edits(): EditedTexts
  /** Opens the inspector of stores. */
  showStore(): void
  /** Shows code and result side by side, where the window is wide enough. */
  expand(): void
  /** Removes the editor, without calling `onClose`. */
  close(): void
}

import type { TrySample } from '../../shared/try-it/sample'
import type { readClaims } from '../claims'
import type { Sandbox, ScreenPlace } from '../sandbox'
import type { TypeChecker } from '../types/open-checker'

/** Reads the claims of a file. */
export type ReadClaims = typeof readClaims

/** What an editor is opened with. */
export interface EditorOptions {
  /** Where the editor appears: beside the block, which the caller hides together with its result strip. */
  host: HTMLElement
  sample: TrySample
  /** The form of the code that the reader has chosen. */
  language: 'ts' | 'js'
  /** Files that a shared address brought, in place of the sample's own; already validated. */
  changed?: Readonly<Record<string, string>>
  /** @param screen - where a sample with a screen is seen */
  openSandbox(screen?: ScreenPlace): Sandbox
  openTypeChecker(): TypeChecker
  readClaims: ReadClaims
  /** The address of the page and block that a link leads to, without edits: it ends in `#try=3`. */
  address: string
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
  edits(): Readonly<Record<string, string>>
  /** Removes the editor, without calling `onClose`. */
  close(): void
}

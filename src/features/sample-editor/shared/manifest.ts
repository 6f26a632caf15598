import type { TryEnvironment } from '../../sample-runtime/protocol/sample'

/** Where the frame is, from the site's base. */
export const FRAME_FILE = 'try-it/frame.html'

/** Where the manifest is, from the site's base. Not hashed, so it is never older than the files that it names. */
export const MANIFEST_FILE = 'try-it/manifest.json'

/** A library as a script that registers it. */
export interface TryLibrary {
  /** From the site's base. */
  file: string
  /** The specifiers of the other libraries that it loads. */
  needs: readonly string[]
}

/** A live demo, without the files that it shows, as a script that registers it. */
export interface TryDemo extends TryLibrary {
  /** The custom properties of the page that its styles use: `--color-accent`. */
  properties: readonly string[]
  /** Its files as `ProjectSource`s, under the names that the shown files give them; from the site's base. */
  sources: string
}

/** Names everything that the page hands to the sandbox. */
export interface TryManifest {
  /** The script that runs tasks, from the site's base. */
  runner: string
  /** The script of the simulated servers that samples can name, from the site's base. */
  servers: string
  /** The script that answers what only a press asks about stores, from the site's base. */
  lateAnswers: string
  /** By specifier: `@reduxjs/toolkit/query`. */
  libraries: Readonly<Record<TryEnvironment, Readonly<Record<string, TryLibrary>>>>
  /** The live demos, by name. */
  demos: Readonly<Record<string, TryDemo>>
  /** The worker that checks types, and the declarations that it reads; from the site's base. */
  types: { checker: string; declarations: string }
  /** What downloaded projects are made of, as {@link ProjectParts}; from the site's base. */
  project: string
}

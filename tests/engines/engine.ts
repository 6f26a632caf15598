/** The actions of a reader, in any browser engine. */
export interface Engine {
  open: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  /** Evaluates an expression in the page, and waits for it where it is a promise. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses keys together: `press('Control', 'k')`. */
  press: (...keys: string[]) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  /** Clicks the first element that matches, after scrolling to it. */
  click: (selector: string) => Promise<void>
  close: () => Promise<void>
}

/** An engine that is tested where it is installed. */
export interface InstalledEngine {
  name: string
  /** The Debian packages that the engine needs. */
  packages: readonly string[]
  /** The programs that are needed, as `PATH` knows them. */
  programs: readonly string[]
  start: () => Promise<Engine>
}

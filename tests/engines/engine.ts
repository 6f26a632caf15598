/** Keys with a name; any other is the character itself. */
export type Key = 'Control' | 'Enter' | 'Escape' | 'Tab' | (string & {})

/** The actions of a reader, in any browser engine. */
export interface Engine {
  open: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  /** Evaluates an expression in the page, and waits for it where it is a promise. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses keys together: `press('Control', 'k')`. */
  press: (...keys: Key[]) => Promise<void>
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

/** How long to wait for a condition, and how often to check it, in milliseconds. */
const PATIENCE = 30_000
const INTERVAL = 50

/**
 * Waits until an expression is true in the page.
 *
 * @throws Error naming the expression and its last value
 */
export async function until(engine: Engine, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE
  let value: unknown
  do {
    value = await engine.evaluate(expression).catch((error: unknown) => String(error))
    if (value === true) return
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
  } while (Date.now() < end)
  throw new Error(`Not true after ${PATIENCE / 1000} s: ${expression}; it is ${JSON.stringify(value)}`)
}

// @ts-check

/**
 * Milliseconds of simulated time for which a run waits for timers that nothing awaits, as Node would. As long as RTK Query
 * keeps data that nobody uses.
 */
export const SIMULATED_TIME_LIMIT = 60_000

/**
 * Milliseconds that it may really take when a reader lets a run go on for as long again: less than ends a run, because that
 * would take away what it has given so far.
 */
export const PATIENCE = 1000

// @ts-check

/**
 * Milliseconds of simulated time for which a run waits for timers that nothing awaits, as Node would. As long as RTK Query
 * keeps data that nobody uses.
 */
export const SIMULATED_TIME_LIMIT = 60_000

import type { BrowserContext } from '@playwright/test'

/** The speed of a network. */
interface Network {
  /** From a request to the first byte of its answer. */
  latencyMs: number
  bytesPerMs: number
}

/** As Chromium's developer tools define it: what the tools measure of "3G" in the field. */
export const FAST_3G: Network = { latencyMs: 562.5, bytesPerMs: 180 }

/**
 * Slows down all requests of a context. The developer tools' own throttling leaves out those of workers.
 */
export async function slowDown(context: BrowserContext, { latencyMs, bytesPerMs }: Network): Promise<void> {
  // Answers share the line: each one begins when the one before has passed.
  let free = 0
  await context.route('**', async (route) => {
    const arrival = Date.now() + latencyMs
    const response = await route.fetch()
    const size = Number(response.headers()['content-length'] ?? (await response.body()).length)
    free = Math.max(free, arrival) + size / bytesPerMs
    await new Promise((resolve) => setTimeout(resolve, free - Date.now()))
    await route.fulfill({ response })
  })
}

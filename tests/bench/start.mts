import { spawn } from 'node:child_process'

import getPort from 'get-port'

const INTERVAL_MS = 200

/** Seconds from `npm start` in this folder, with the caches that it has, to the first answer. It builds into `build/`. */
export async function measureStart(): Promise<number> {
  const port = await getPort()
  const begin = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
    detached: true,
  })
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm start ended with exit code ${child.exitCode}.`)
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined)
      if (answer?.ok) return (performance.now() - begin) / 1000
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    }
  } finally {
    // With the server and the build behind it, which are in its group.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'

const NEXT = path.resolve('node_modules/next/dist/bin/next')
/** Inside the repository, so that the copy finds its packages. */
const COPIES = path.resolve('.cache/examples')

/** A running production server of an example. */
export interface NextApp {
  /** Address without a slash at its end. */
  url: string
  /** Folder that holds the built copy of the example. */
  folder: string
  /** The output of the server so far. */
  log(): string
  /** Ends the server and removes the copy. */
  stop(): Promise<void>
}

/**
 * Builds a copy of a Next.js app and starts it on a free port. A copy, because `next build` writes beside the
 * sources even if `distDir` points elsewhere: into `next-env.d.ts` and `tsconfig.json`.
 *
 * @param source - folder of the app
 * @throws Error with the output, if the app can't be built or ends before it is ready
 */
export async function startNextApp(source: string): Promise<NextApp> {
  const folder = copyOf(source)
  try {
    const build = runNext(folder, 'build')
    const [exitCode] = (await once(build.process, 'close')) as [number | null]
    if (exitCode !== 0) throw new Error(`next build failed:\n${build.log()}`)
    const port = await getPort()
    const server = runNext(folder, 'start', '--hostname', '127.0.0.1', '--port', String(port))
    await becomeReady(server)
    const stop = async () => {
      await end(server.process)
      rmSync(folder, { recursive: true, force: true })
    }
    return { url: `http://127.0.0.1:${port}`, folder, log: server.log, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function copyOf(source: string): string {
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(path.join(COPIES, `${path.basename(source)}-`))
  const made = ['node_modules', '.next', 'next-env.d.ts'].map((name) => path.join(source, name))
  cpSync(source, folder, { recursive: true, filter: (file) => !made.includes(file) })
  return folder
}

interface RunningNext {
  process: ChildProcess
  log: () => string
}

function runNext(cwd: string, ...parameters: string[]): RunningNext {
  const child = spawn(process.execPath, [NEXT, ...parameters], {
    cwd,
    // The test runner's own NODE_ENV would end up in the build.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => (printed += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { process: child, log: () => printed }
}

function becomeReady({ process: server, log }: RunningNext): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      if (log().includes('Ready in')) resolve()
    })
    server.once('close', () => reject(new Error(`next start ended:\n${log()}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

import { spawn } from 'node:child_process'

import { PlainError } from './run.mjs'

/**
 * Starts the preview server, which prints its address.
 *
 * @param {string} directory of the built site
 * @returns {{ isRunning: () => boolean, reload: () => void, ended: Promise<void> }} `reload` has it read the directory
 *   again; `ended` rejects when it fails
 */
export function serve(directory) {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/preview/cli.mts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DIRECTORY: directory },
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new PlainError(`The server can't be started: ${error.message}`)))
    child.on('exit', (code, signal) => {
      if (code === 0 || signal !== null) resolve()
      else reject(new PlainError(`The server ended with exit code ${code}.`))
    })
  })
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    reload: () => void child.send('reload'),
    ended,
  }
}

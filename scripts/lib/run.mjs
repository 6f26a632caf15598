import { spawn } from 'node:child_process'

/** A failure whose message is enough for the user, without a stack. */
export class PlainError extends Error {}

/**
 * Runs a command in the foreground, with this process's input and output.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment] variables to add
 * @param {{ shell?: boolean, cwd?: string }} [options]
 * @returns {Promise<void>} resolves when it exits with 0
 * @throws {PlainError} when it can't be started, exits otherwise, or is ended by a signal
 */
function run(command, parameters, environment = {}, options = {}) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const child = spawn(command, parameters, { ...options, stdio: 'inherit', env })
    child.on('error', (error) => reject(new PlainError(`${command} can't be started: ${error.message}`)))
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new PlainError(`${command} ${parameters[0] ?? ''} ended with ${signal ?? `exit code ${code}`}`),
        )
    })
  })
}

/**
 * Runs a script with this Node, in the foreground.
 *
 * @param {string[]} parameters the script first
 * @param {NodeJS.ProcessEnv} [environment] variables to add
 * @throws {PlainError} as {@link run} does
 */
export function node(parameters, environment) {
  return run(process.execPath, parameters, environment)
}

/**
 * Runs npm in the foreground: the one that started this process, or the one on the PATH.
 *
 * @param {string[]} parameters
 * @param {string} [folder] where it runs
 * @throws {PlainError} as {@link run} does
 */
export function npm(parameters, folder) {
  const { command, parameters: all, options } = npmCommand(parameters)
  return run(command, all, {}, { ...options, cwd: folder })
}

/**
 * How npm is started: by the program that started this process, if that was npm, else by its name.
 *
 * @param {string[]} parameters
 * @returns {{ command: string, parameters: string[], options: { shell: boolean } }} for `child_process`
 */
export function npmCommand(parameters) {
  const cli = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(cli)) {
    return { command: process.execPath, parameters: [cli, ...parameters], options: { shell: false } }
  }
  // On Windows, npm is a script, which only a shell can start. That is safe: all parameters come from our own code.
  return { command: 'npm', parameters, options: { shell: process.platform === 'win32' } }
}

/**
 * Runs the body of a command-line program; an expected failure prints its line instead of a stack.
 *
 * @param {() => Promise<void>} body
 */
export async function stopOnFailure(body) {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}

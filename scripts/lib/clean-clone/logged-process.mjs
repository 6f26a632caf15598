import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'

import { npmCommand } from '../npm-command.mjs'
import { PlainError } from '../run.mjs'

const LINES_OF_SUCCESS = 20
const LINES_OF_FAILURE = 60
/** How long a process may take to end cleanly, such as closing browsers, in milliseconds. */
const PATIENCE = 10_000

/**
 * A command whose output goes into a file.
 *
 * @typedef {object} LoggedProcess
 * @property {() => Promise<void>} succeeded resolves when it exits with 0, and prints its last lines either way
 * @property {(pattern: RegExp) => Promise<RegExpExecArray>} printed resolves when the output matches
 * @property {() => Promise<void>} stop ends it and what it started
 */

/**
 * Starts a command in a process group of its own, so that all of it can be ended by one id.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string }} options
 * @returns {LoggedProcess}
 */
export function startLogged(command, parameters, { log, ...options }) {
  const name = [command, ...parameters].join(' ')
  const start = Date.now()
  const child = startInGroup(command, parameters, options)
  const output = collectOutput(child, log)
  const ended = endOf(child)
  const fail = (fault) => {
    console.error(lastLines(output.text(), LINES_OF_FAILURE))
    return new PlainError(`✗ ${name} ${fault} (${secondsSince(start)} s)`)
  }
  return {
    async succeeded() {
      const fault = await ended
      if (fault !== '') throw fail(fault)
      console.log(`${lastLines(output.text(), LINES_OF_SUCCESS)}\n✓ ${name} (${secondsSince(start)} s)`)
    },
    async printed(pattern) {
      const match = await Promise.race([output.matching(pattern), ended])
      if (typeof match === 'string') throw fail(match || 'ended too early')
      return match
    },
    stop: () => stopGroup(child, ended),
  }
}

/** Resolves when a process has ended: with nothing when it succeeded, else with what happened. */
function endOf(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(`can't be started: ${error.message}`))
    child.on('close', (code, signal) =>
      resolve(code === 0 ? '' : `ended with ${signal ?? `exit code ${code}`}`),
    )
  })
}

function collectOutput(child, log) {
  const file = createWriteStream(log)
  const listeners = new Set()
  let output = ''
  const take = (chunk) => {
    file.write(chunk)
    output += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  child.on('close', () => file.end())
  const matching = (pattern) =>
    new Promise((resolve) => {
      const look = () => {
        const match = pattern.exec(output)
        if (match) resolve(match)
      }
      listeners.add(look)
      look()
    })
  return { text: () => output, matching }
}

/** Ends a process and all that it started, and waits until they have ended. */
async function stopGroup(child, ended) {
  if ((await Promise.race([ended, 'runs'])) !== 'runs') return
  signalGroup(child, 'SIGTERM')
  const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE)
  await ended
  clearTimeout(patience)
}

function startInGroup(command, parameters, options) {
  const started = command === 'npm' ? npmCommand(parameters) : { command, parameters }
  return spawn(started.command, started.parameters, {
    ...options,
    ...started.options,
    // Windows has no groups, and opens a window for what is detached.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function signalGroup({ pid }, signal) {
  try {
    if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    else process.kill(-pid, signal)
  } catch {
    // The process has already ended.
  }
}

function lastLines(text, count) {
  const lines = text.trimEnd().split('\n').slice(-count)
  return lines.map((line) => `  ${line}`).join('\n')
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000)
}

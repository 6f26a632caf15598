import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import getPort from 'get-port'

import type { Engine, InstalledEngine } from './engine'

/** WebKitGTK, GNOME's build of Safari's engine, on a virtual display. */
export const webkit: InstalledEngine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  programs: ['WebKitWebDriver', 'Xvfb'],
  start,
}

/** How the protocol names elements and keys. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
}

async function start(): Promise<Engine> {
  const display = await startDisplay()
  const port = await getPort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const session = await openWhenReady(`http://127.0.0.1:${port}`)
  await session.send('POST', '/window/rect', { width: 1280, height: 900 })
  const close = async (): Promise<void> => {
    await session.send('DELETE', '')
    await Promise.all([end(driver), end(display.server)])
  }
  return { ...commands(session), close }
}

/** Reads the display number that an X server writes to a pipe. */
async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(createInterface(server.stdio[3] as Readable), 'line')) as [string]
  return { name: `:${number}`, server }
}

const ATTEMPTS = 100
const PAUSE = 100

async function openWhenReady(driver: string): Promise<Session> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openSession(driver, { browserName: 'MiniBrowser' })
    } catch (error) {
      // The driver doesn't listen yet; anything else is its answer.
      if (!(error instanceof TypeError) || attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill()
  await exited
}

function commands(session: Session): Omit<Engine, 'close'> {
  return {
    open: (url) => session.send('POST', '/url', { url }),
    back: () => session.send('POST', '/back'),
    evaluate: (expression) =>
      session.send('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    press: (...keys) => act(session, [...keys.map(down), ...[...keys].reverse().map(up)]),
    type: (text) =>
      act(
        session,
        Array.from(text).flatMap((character) => [down(character), up(character)]),
      ),
    click: (selector) => click(session, selector),
  }
}

const down = (key: string): object => ({ type: 'keyDown', value: KEYS[key] ?? key })
const up = (key: string): object => ({ type: 'keyUp', value: KEYS[key] ?? key })

async function act(session: Session, actions: readonly object[]): Promise<void> {
  await session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
}

async function click(session: Session, selector: string): Promise<void> {
  const found = await session.send('POST', '/element', { using: 'css selector', value: selector })
  const element = (found as Record<string, string>)[ELEMENT] ?? ''
  // The driver's own scrolling ends before code that comes into view is laid out, and then finds nothing to click.
  const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
  await session.send('POST', '/execute/sync', { script, args: [found] })
  await session.send('POST', `/element/${element}/click`)
}

/** A session of the WebDriver protocol: a request for each command. */
interface Session {
  /** @throws Error with the driver's message */
  send: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>
}

/** Opens a session with a driver that listens. */
async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = await request('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = opened as { sessionId: string }
  return {
    send: (method, command, body) => request(method, `${driver}/session/${sessionId}${command}`, body),
  }
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  // The protocol requires an empty object if there are no parameters.
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`)
}

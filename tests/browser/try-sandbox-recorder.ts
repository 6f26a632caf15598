import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

import type { Page } from './test'

/** A server of an attacker, which notes whatever comes. */
export interface Recorder {
  port: number
  /** How many connections were opened, whether something was sent over them or not. */
  connections: () => number
  /** The beginnings of all requests and packets that were sent. */
  received: readonly string[]
  close: () => void
}

/** In characters of what came: enough to recognize it. */
const BEGINNING = 80

/** Opens a server that records connections, requests, and packets without a connection. */
export async function openRecorder(): Promise<Recorder> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const note = (bytes: Buffer): void => void received.push(bytes.toString('latin1').slice(0, BEGINNING))
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('data', note)
    // A browser that leaves may cut the connection.
    socket.on('error', () => undefined)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const packets = createSocket('udp4', note)
  packets.bind(port, '127.0.0.1')
  await once(packets, 'listening')
  return {
    port,
    received,
    connections: () => connections,
    close() {
      packets.close()
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const PROBE = '/knows-allowlist'

/** Whether the browser reads the header `Connection-Allowlist`, by which the frame of the sandbox forbids all connections. */
export async function knowsAllowlist(page: Page): Promise<boolean> {
  await page.route(`**${PROBE}`, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'Connection-Allowlist': '()' }, body: '<p></p>' }),
  )
  await page.goto(PROBE)
  return page.evaluate(() =>
    fetch('/').then(
      () => false,
      () => true,
    ),
  )
}

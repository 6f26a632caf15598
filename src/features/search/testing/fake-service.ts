import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  appId: string | undefined
  key: string | undefined
  body: unknown
}

export interface FakeService {
  port: number
  requests: ReceivedRequest[]
  indices: Map<string, Map<string, unknown>>
  close(): Promise<void>
}

type Answer = { status: number; body: unknown } | undefined

/**
 * Speaks the part of the hosted service's REST interface that filling an index takes. Work is done when its task
 * is asked for the second time, as the service does it some time after the answer.
 *
 * @param interfere - answers in place of the service; tests make it fail
 */
export async function startFakeService(
  interfere: (request: ReceivedRequest) => Answer = () => undefined,
): Promise<FakeService> {
  const requests: ReceivedRequest[] = []
  const indices = new Map<string, Map<string, unknown>>()
  const tasks = new Map<number, number>()

  function newTask() {
    const taskID = tasks.size + 1
    tasks.set(taskID, 0)
    return { taskID, updatedAt: '2026-01-01T00:00:00.000Z' }
  }

  function answer(request: ReceivedRequest): { status: number; body: unknown } {
    const interference = interfere(request)
    if (interference) return interference
    const [, , , index = '', ...rest] = request.path.split('/')
    const action = `${request.method} ${rest.join('/').replace(/\d+$/, 'ID')}`
    const objects = indices.get(index) ?? new Map<string, unknown>()
    switch (action) {
      case 'PUT settings':
      case 'POST synonyms/batch':
        return { status: 200, body: newTask() }
      case 'POST batch': {
        const { requests: actions } = request.body as {
          requests: { action: string; body: { objectID: string } }[]
        }
        for (const { body } of actions) objects.set(body.objectID, body)
        indices.set(index, objects)
        return { status: 200, body: { ...newTask(), objectIDs: actions.map(({ body }) => body.objectID) } }
      }
      case 'GET task/ID': {
        const id = Number(rest[1])
        const polls = (tasks.get(id) ?? 0) + 1
        tasks.set(id, polls)
        return { status: 200, body: { status: polls > 1 ? 'published' : 'notPublished' } }
      }
      case 'POST operation': {
        const { destination } = request.body as { destination: string }
        indices.set(destination, objects)
        indices.delete(index)
        return { status: 200, body: newTask() }
      }
      case 'DELETE ':
        indices.delete(index)
        return { status: 200, body: { ...newTask(), deletedAt: '2026-01-01T00:00:00.000Z' } }
      default:
        return { status: 404, body: { message: `No such path: ${action}`, status: 404 } }
    }
  }

  const server = createServer((message, response) => {
    void respond(message, response)
  })

  async function respond(message: IncomingMessage, response: ServerResponse) {
    const request = await read(message)
    requests.push(request)
    const { status, body } = answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, requests, indices, close: () => closed(server) }
}

async function read(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const url = new URL(message.url ?? '', 'http://service')
  const header = (name: string) => message.headers[name]?.toString()
  return {
    method: message.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    appId: header('x-algolia-application-id'),
    key: header('x-algolia-api-key'),
    body: text === '' ? undefined : JSON.parse(text),
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
}

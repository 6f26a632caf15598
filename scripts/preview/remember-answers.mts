import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface Remembered {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** With these, another part or no body at all may be asked for. */
const CONDITIONS = ['range', 'if-none-match', 'if-modified-since']

/**
 * Wraps a handler whose answers stay the same, so that no file is compressed twice: a test of hundreds of pages asks for
 * the same files in each of them. Only whole answers with status 200 to GET are remembered, by path and by the encodings
 * that are accepted; the handler gets all other requests.
 */
export function rememberAnswers(answer: Answer): Answer {
  const remembered = new Map<string, Remembered>()
  return (request, response) => {
    if (request.method !== 'GET' || CONDITIONS.some((name) => name in request.headers)) {
      answer(request, response)
      return
    }
    const key = `${request.headers['accept-encoding']} ${(request.url ?? '/').split('?', 1)[0]}`
    const known = remembered.get(key)
    if (known) {
      response.writeHead(200, known.headers).end(known.body)
      return
    }
    onBody(response, (body) => {
      if (response.statusCode === 200) remembered.set(key, { headers: response.getHeaders(), body })
    })
    answer(request, response)
  }
}

/** Reports what was written, once all of it is. */
function onBody(response: ServerResponse, report: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const write = response.write.bind(response) as (...parameters: unknown[]) => boolean
  const end = response.end.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.write = (...parameters: unknown[]) => {
    keep(parameters[0])
    return write(...parameters)
  }
  response.end = (...parameters: unknown[]) => {
    keep(parameters[0])
    return end(...parameters)
  }
  response.once('finish', () => report(Buffer.concat(chunks)))
}

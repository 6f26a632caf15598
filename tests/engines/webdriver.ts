/** A session of the WebDriver protocol: a request for each command. */
export interface Session {
  /** @throws Error with the driver's message */
  send: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>
}

interface Reply {
  value: unknown
}

interface Fault {
  error: string
  message: string
}

/** Opens a session with a driver that listens. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = await request('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = opened as { sessionId: string }
  return {
    send: (method, command, body) => request(method, `${driver}/session/${sessionId}${command}`, body),
  }
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    // The protocol requires an empty object if there are no parameters.
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as Reply
  if (response.ok) return value
  const { error, message } = value as Fault
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`)
}

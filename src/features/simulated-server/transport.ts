import { reply } from './route'

/**
 * Reads the body of a request.
 *
 * @returns JSON parsed, `FormData` as an object of its fields, other text as it is, undefined if there is none
 * @throws TypeError if the headers say that it is JSON and it is not
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return Object.fromEntries((await request.formData()).entries())
  const text = await request.text()
  if (text === '') return undefined
  return /[/+]json\b/.test(type) ? parseJson(text) : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new TypeError(`The headers promise JSON, but the body is: ${text}`, { cause: error })
  }
}

/** Makes the response for what a handler returned. */
export function createResponse(result: unknown): Response {
  if (result instanceof Response) return result
  return reply(result === undefined ? 204 : 200, result)
}

/**
 * Waits, as a network does.
 *
 * @param duration - in milliseconds; 0 or less doesn't wait
 * @throws the signal's reason, as soon as it is aborted
 */
export function wait(duration: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      // What fetch rejects with is the reason itself, whatever it is.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      reject(signal.reason)
    }
    const finish = (): void => {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    if (signal.aborted) {
      stop()
    } else if (duration > 0) {
      timer = setTimeout(finish, duration)
      signal.addEventListener('abort', stop, { once: true })
    } else {
      resolve()
    }
  })
}

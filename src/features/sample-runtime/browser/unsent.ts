/**
 * Says which requests are sent to no server. Code often catches the error, or shows it as its own.
 *
 * @param isAnswered - whether there is a server now
 * @param say - called with a line for each such request
 */
export function watchUnsent(isAnswered: () => boolean, say: (text: string) => void): void {
  const answer = globalThis.fetch
  globalThis.fetch = async (...request) => {
    if (!isAnswered()) say(`${textOf(...request)} was not sent: there is no network here.`)
    return answer(...request)
  }
}

function textOf(...[input, init]: Parameters<typeof fetch>): string {
  const { method, url } =
    input instanceof Request ? input : { method: init?.method ?? 'GET', url: String(input) }
  return `${method.toUpperCase()} ${url}`
}

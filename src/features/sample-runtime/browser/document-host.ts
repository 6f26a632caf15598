import { SANDBOX_FLAGS } from '../protocol/sandbox-flags'
import { DOCUMENT_SCRIPT } from './document-script'
import type { FromRunner } from './protocol'
import type { RunnerHost } from './runner-host'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screen</title><body><script>${DOCUMENT_SCRIPT}</script></body></html>`

/**
 * Opens a document in a frame of its own, which inherits the policy of this one and reaches as little. It stays out of
 * sight until it is shown, so that the screen of the run before remains.
 *
 * @param scripts - the runner's own, and those of libraries
 */
export function openDocument(scripts: readonly string[]): RunnerHost {
  const { port1, port2 } = new MessageChannel()
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', SANDBOX_FLAGS)
  element.title = 'Screen'
  element.srcdoc = PAGE
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    visibility: 'hidden',
  })
  element.addEventListener('load', () => element.contentWindow?.postMessage(scripts, '*', [port2]), {
    once: true,
  })
  document.body.append(element)
  return {
    start(job, { onMessage }) {
      port1.onmessage = ({ data }: MessageEvent<FromRunner>) => onMessage(data)
      port1.postMessage(job)
    },
    tell: (message) => port1.postMessage(message),
    show() {
      element.style.visibility = ''
    },
    remove() {
      port1.close()
      element.remove()
    },
  }
}

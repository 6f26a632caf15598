import { FRAME_FILE } from '../../shared/try-it/manifest'
import type { FromFrame, ToFrame } from '../runner/protocol'
import { readMessage } from './guard'

/** A frame in the page. What is sent to it waits until it is there. */
export interface Frame {
  send(message: ToFrame): void
  remove(): void
}

/**
 * Puts a frame into the page.
 *
 * @param onMessage - called with each message that the frame may send
 */
export function openFrame(baseUrl: string, onMessage: (message: FromFrame) => void): Frame {
  const { port1, port2 } = new MessageChannel()
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.title = 'Sandbox'
  element.hidden = true
  element.src = baseUrl + FRAME_FILE
  element.addEventListener(
    'load',
    // A sandboxed document has no origin that could be named.
    () => element.contentWindow?.postMessage({ type: 'connect' }, '*', [port2]),
    { once: true },
  )
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message) onMessage(message)
  }
  document.body.append(element)
  return {
    send: (message) => port1.postMessage(message),
    remove() {
      port1.close()
      element.remove()
    },
  }
}

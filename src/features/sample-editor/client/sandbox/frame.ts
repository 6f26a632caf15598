import { SITE } from '../../../../config/site'
import { FRAME_FILE } from '../../shared/manifest'
import { SANDBOX_FLAGS } from '../../../sample-runtime/protocol/sandbox'
import type { ToFrame } from '../../../sample-runtime/browser/protocol'
import { readMessage, type Message } from './guard'

/** A frame in the page. What is sent to it waits until it is there. */
export interface Frame {
  send(message: ToFrame): void
  remove(): void
}

/**
 * Puts a frame into the page.
 *
 * @param place - where its screens are seen; without it, the frame is hidden
 * @param onMessage - called with each message that the frame may send
 */
export function openFrame(place: HTMLElement | undefined, onMessage: (message: Message) => void): Frame {
  const { port1, port2 } = new MessageChannel()
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', SANDBOX_FLAGS)
  element.title = place ? 'Screen' : 'Sandbox'
  element.hidden = place === undefined
  element.src = SITE.baseUrl + FRAME_FILE
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
  ;(place ?? document.body).append(element)
  return {
    send: (message) => port1.postMessage(message),
    remove() {
      port1.close()
      element.remove()
    },
  }
}

import { createChannel } from './channel'
import { lockDown } from './lock-down'
import type { FromRunner, Go, Job, ToScreen } from './protocol'
import { createRun } from './run'
import { prepareDocument, takeLook, watchSize } from './screen'

/**
 * Waits for a job and for what the page says to the screen, and runs the job in this document.
 *
 * @param port - to the frame
 */
export function runInDocument(port: MessagePort): void {
  const send = (message: FromRunner): void => post(message)
  const post = port.postMessage.bind(port)
  const channel = createChannel((event) => send({ type: 'event', event }))
  let tell: ((message: ToScreen) => void) | undefined
  let go: () => void = () => undefined
  let measure: () => void = () => undefined
  port.onmessage = ({ data }: MessageEvent<Job | Go | ToScreen>) => {
    if ('task' in data) tell ??= run(data)
    else if (data.type === 'go') go()
    else if (data.type === 'look') {
      takeLook(data.look)
      // Out of view, nothing is laid out, and no observer hears of it.
      measure()
    } else if (data.type === 'ping') send({ type: 'alive' })
    else tell?.(data)
  }

  function run({ task, environment }: Job): (message: ToScreen) => void {
    measure = watchSize((height) => send({ type: 'size', height }))
    lockDown('document')
    prepareDocument()
    Object.assign(globalThis, { process: { env: { NODE_ENV: environment } } })
    const running = createRun(channel)
    void running(task, () => {
      send({ type: 'started' })
      return new Promise((resolve) => {
        go = resolve
      })
    })
    return (message) => {
      if (message.type === 'server') running.server()?.change(message.conditions)
    }
  }
}

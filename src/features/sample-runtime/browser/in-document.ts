import { createChannel } from './channel'
import { lockDown } from './lock-down'
import type { Ask, FromRunner, Go, Job, ToScreen } from './protocol'
import { createRun, type Run } from './run'
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
  let running: Run | undefined
  let go: () => void = () => undefined
  let measure: () => void = () => undefined
  port.onmessage = ({ data }: MessageEvent<Ask | Job | Go | ToScreen>) => {
    if ('task' in data) running ??= run(data)
    else if (data.type === 'ask') void running?.ask(data.question)
    else if (data.type === 'go') go()
    else if (data.type === 'look') {
      takeLook(data.look)
      // Out of view, nothing is laid out, and no observer hears of it.
      measure()
    } else if (data.type === 'ping') send({ type: 'alive' })
    else running?.server()?.change(data.conditions)
  }

  function run({ task, environment }: Job): Run {
    measure = watchSize((height) => send({ type: 'size', height }))
    lockDown('document')
    prepareDocument()
    Object.assign(globalThis, { process: { env: { NODE_ENV: environment } } })
    const started = createRun(channel, send)
    void started(task, () => {
      send({ type: 'started' })
      return new Promise((resolve) => {
        go = resolve
      })
    })
    return started
  }
}

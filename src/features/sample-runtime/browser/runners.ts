import { openDocument, startWorker, type RunnerHost } from './runner-host'

/** The runners of the frame: of the run that is under way, of the next one, and of the screen that is shown. */
export interface Runners {
  /** Keeps the scripts of runs, under a name for them. */
  load(key: string, scripts: readonly string[]): void
  /** Starts a runner ahead, so that the next run begins at once. */
  startAhead(key: string, hasScreen: boolean): void
  take(key: string, hasScreen: boolean): RunnerHost
  /** Shows the screen of a run that has ended, until there is another one. */
  show(host: RunnerHost): void
  /** Whether the screen of another run is shown. */
  isBehindAnother(host: RunnerHost): boolean
  /** Removes a runner, unless its screen is shown. */
  end(host: RunnerHost): void
}

interface Ready {
  /** What it was started with. */
  key: string
  hasScreen: boolean
  host: RunnerHost
}

export function createRunners(): Runners {
  const scripts = new Map<string, readonly string[]>()
  let shown: RunnerHost | undefined
  let ahead: Ready | undefined

  function start(key: string, hasScreen: boolean): RunnerHost {
    return (hasScreen ? openDocument : startWorker)(scripts.get(key) ?? [])
  }
  function isReady(key: string, hasScreen: boolean): boolean {
    return ahead?.key === key && ahead.hasScreen === hasScreen
  }

  return {
    load: (key, texts) => void scripts.set(key, texts),
    startAhead(key, hasScreen) {
      if (isReady(key, hasScreen)) return
      ahead?.host.remove()
      ahead = { key, hasScreen, host: start(key, hasScreen) }
    },
    take(key, hasScreen) {
      const host = ahead && isReady(key, hasScreen) ? ahead.host : start(key, hasScreen)
      if (ahead?.host === host) ahead = undefined
      return host
    },
    show(host) {
      if (shown === host) return
      shown?.remove()
      shown = host
      host.show()
    },
    isBehindAnother: (host) => shown !== undefined && shown !== host,
    end(host) {
      if (host !== shown) host.remove()
    },
  }
}

import { memo, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'

import { LOADERS } from '../load'

/** How far a demo's code has come. */
export type DemoCode =
  { kind: 'waiting' } | { kind: 'failed'; error: Error } | { kind: 'loaded'; Demo: ComponentType }

/**
 * Loads the code of a demo once it is wanted.
 *
 * @param name - see {@link LOADERS}
 * @param onLoad - called when it is there
 * @returns how far it has come, and what tries again after a failure
 */
export function useDemoCode(
  name: string,
  wanted: boolean,
  onLoad: () => void,
): { state: DemoCode; retry: () => void } {
  const [state, setState] = useState<DemoCode>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(1)
  const announceLoad = useEffectEvent(onLoad)

  useEffect(() => {
    if (!wanted) return
    let left = false
    loadDemo(name).then(
      (Demo) => {
        if (left) return
        setState({ kind: 'loaded', Demo })
        announceLoad()
      },
      (error: unknown) => {
        if (!left) setState({ kind: 'failed', error: error as Error })
      },
    )
    return () => {
      left = true
    }
  }, [name, wanted, attempt])

  function retry(): void {
    setState({ kind: 'waiting' })
    setAttempt((before) => before + 1)
  }
  return { state, retry }
}

async function loadDemo(name: string): Promise<ComponentType> {
  const load = LOADERS[name]
  if (!load) throw new Error(`src/demos/load.ts has no entry for "${name}".`)
  // What changes in the frame around a demo is no render of the demo: it counts its own.
  return memo((await load()).default)
}

import { memo, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { LOADERS } from '@generated/demos/default/load'

/** The loading state of a demo's code. */
export type DemoCode =
  { kind: 'waiting' } | { kind: 'failed'; error: Error } | { kind: 'loaded'; Demo: ComponentType }

/**
 * Loads the code of a demo when it is needed.
 *
 * @param name - see {@link LOADERS}
 * @param onLoad - called when it has loaded
 * @returns the loading state, and a function that tries again after a failure
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
  if (!load) throw new Error(`There is no demo "${name}" in src/features/demos/.`)
  // Memoized, so that changes in the frame don't render the demo: it may count its renders.
  return memo((await load()).default)
}

import { useRef } from 'react'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import ErrorBoundary from '@docusaurus/ErrorBoundary'

import type { DemoAbout } from '../kit/about'
import styles from './frame.module.css'
import { useDemoCode } from './use-demo-code'
import { useIsNear } from './use-is-near'

interface StageProps extends Pick<DemoAbout, 'name' | 'height'> {
  /** Another number mounts the demo anew. */
  round: number
  onLoad: () => void
}

/** Where the demo plays: its height is reserved before there is anything in it. */
export function Stage({ name, height, round, onLoad }: StageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const { state, retry } = useDemoCode(name, useIsNear(place), onLoad)
  const reserved = { '--wide': `${height.wide}px`, '--narrow': `${height.narrow}px` } as CSSProperties
  return (
    <div className={styles.stage} ref={place} style={reserved} data-stage={state.kind}>
      {state.kind === 'waiting' && <Waiting />}
      {state.kind === 'failed' && (
        <Failed text="The demo could not be loaded." error={state.error} onRetry={retry} />
      )}
      {state.kind === 'loaded' && <Guarded key={round} Demo={state.Demo} />}
    </div>
  )
}

/** Keeps a demo that throws from taking the page with it. */
function Guarded({ Demo }: { Demo: ComponentType }): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <Failed text="The demo stopped with an error." error={error} onRetry={tryAgain} />
      )}
    >
      <Demo />
    </ErrorBoundary>
  )
}

function Waiting(): ReactNode {
  return (
    <div className={styles.notice}>
      <p>The demo is loading.</p>
      <noscript>
        <p>It runs the real library in the page, so it needs JavaScript. Its source is below.</p>
      </noscript>
    </div>
  )
}

function Failed(props: { text: string; error: Error; onRetry: () => void }): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>{props.text}</p>
      <p className={styles.detail}>{props.error.message}</p>
      <button type="button" className="action-button" onClick={props.onRetry}>
        Retry
      </button>
    </div>
  )
}

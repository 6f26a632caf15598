import { memo, useRef } from 'react'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { getStill } from '@demo-stills'

import type { DemoAbout } from '../../demo-catalog/about'
import styles from './frame.module.css'
import { useDemoCode } from './use-demo-code'
import { useIsNear } from './use-frame'

interface StageProps extends Pick<DemoAbout, 'name' | 'height'> {
  /** A new number mounts the demo again. */
  round: number
  onLoad: () => void
  /** Called before a failure's message is removed together with its button, which has the focus. */
  onRetry: () => void
}

/** The area where the demo runs. Its height is reserved before the demo has loaded. */
export function Stage({ name, height, round, onLoad, onRetry }: StageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const { state, retry } = useDemoCode(name, useIsNear(place), onLoad)
  const reserved = { '--wide': `${height.wide}px`, '--narrow': `${height.narrow}px` } as CSSProperties
  return (
    <div className={styles.place} ref={place}>
      <div className={styles.stage} style={reserved} data-stage={state.kind}>
        {state.kind === 'waiting' && <Waiting name={name} />}
        {state.kind === 'failed' && (
          <Failed
            text="The demo could not be loaded."
            error={state.error}
            onRetry={() => {
              onRetry()
              retry()
            }}
          />
        )}
        {state.kind === 'loaded' && <Guarded key={round} Demo={state.Demo} onRetry={onRetry} />}
      </div>
    </div>
  )
}

interface GuardedProps extends Pick<StageProps, 'onRetry'> {
  Demo: ComponentType
}

/** Catches errors of the demo, so that they don't crash the page. */
function Guarded({ Demo, onRetry }: GuardedProps): ReactNode {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <Failed
          text="The demo stopped with an error."
          error={error}
          onRetry={() => {
            onRetry()
            tryAgain()
          }}
        />
      )}
    >
      <Demo />
    </ErrorBoundary>
  )
}

/** Looks like the demo at first, if the server has rendered that, or else like an instrument at rest. */
function Waiting({ name }: Pick<StageProps, 'name'>): ReactNode {
  return (
    <>
      <Still name={name} />
      <div className={styles.waiting}>
        <p className={styles.loading}>The demo is loading.</p>
        <noscript>
          <p>It runs the real library in the page, so it needs JavaScript. Its source is below.</p>
        </noscript>
      </div>
    </>
  )
}

/**
 * The first frame of a demo, as the server rendered it, until the demo's code has come. Without it, as after navigation
 * within the site, it is empty. It can't be operated, and is hidden from screen readers. React doesn't touch the server's
 * HTML of an element with `dangerouslySetInnerHTML`.
 */
const Still = memo(function Still({ name }: { name: string }): ReactNode {
  return (
    <div
      className={styles.still}
      inert
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: getStill(name) }}
    />
  )
})

interface FailedProps extends Pick<StageProps, 'onRetry'> {
  text: string
  error: Error
}

function Failed({ text, error, onRetry }: FailedProps): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      <p className={styles.detail}>{error.message}</p>
      <button type="button" className="action-button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

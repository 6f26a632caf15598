import { useEffect, useId, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

import styles from './kit.module.css'
import { Panel } from './Panel'
import type { SimulatedServer } from '../../simulated-server/types'

/** The settings of a server that a reader can change. */
export type ServerControl = 'latency' | 'failures' | 'next-failure'

interface ServerControlsProps {
  server: SimulatedServer
  /** Which controls make sense in the demo. */
  controls: readonly ServerControl[]
}

/** The longest latency, in milliseconds. */
const SLOWEST = 3000

/** Controls for the simulated network and server. Requests in flight keep their latency. */
export function ServerControls({ server, controls }: ServerControlsProps): ReactNode {
  return (
    <Panel title="Server">
      <div className={styles.controls}>
        {controls.map((control) => {
          const Control = CONTROLS[control]
          return <Control key={control} server={server} />
        })}
      </div>
    </Panel>
  )
}

interface ControlProps {
  server: SimulatedServer
}

function Latency({ server }: ControlProps): ReactNode {
  const latency = useCondition(server, ({ latency: value }) => value)
  return (
    <Slider
      label="Latency"
      value={latency}
      max={SLOWEST}
      step={100}
      text={`${latency} ms`}
      onChange={(value) => server.change({ latency: value })}
    />
  )
}

function Failures({ server }: ControlProps): ReactNode {
  const rate = useCondition(server, ({ failureRate }) => failureRate)
  const percent = Math.round(rate * 100)
  return (
    <Slider
      label="Failing requests"
      value={percent}
      max={100}
      step={25}
      text={`${percent} %`}
      onChange={(value) => server.change({ failureRate: value / 100 })}
    />
  )
}

/** Makes the next request fail. It sets the failure rate, so it can't be combined with `failures`. */
function NextFailure({ server }: ControlProps): ReactNode {
  useEffect(() => {
    let failures = getFailures(server)
    return server.subscribe(() => {
      const failed = getFailures(server) > failures
      failures = getFailures(server)
      if (failed && server.failureRate > 0) server.change({ failureRate: 0 })
    })
  }, [server])
  const on = useCondition(server, ({ failureRate }) => failureRate === 1)
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => server.change({ failureRate: event.currentTarget.checked ? 1 : 0 })}
      />
      Next request fails
    </label>
  )
}

function getFailures({ exchanges }: SimulatedServer): number {
  return exchanges.filter(({ outcome }) => outcome === 500).length
}

const CONTROLS: Record<ServerControl, (props: ControlProps) => ReactNode> = {
  latency: Latency,
  failures: Failures,
  'next-failure': NextFailure,
}

interface SliderProps {
  label: string
  value: number
  max: number
  step: number
  /** The value with its unit. */
  text: string
  onChange: (value: number) => void
}

/** A labeled number between 0 and a limit. */
function Slider({ label, value, max, step, text, onChange }: SliderProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {/* Hidden from screen readers, which announce the value of the slider. */}
      <span aria-hidden="true">{text}</span>
    </div>
  )
}

/**
 * One of a server's conditions; renders again whenever it changes.
 *
 * @param read - for example `(server) => server.latency`
 */
export function useCondition<Value extends number | boolean | string | undefined>(
  server: SimulatedServer,
  read: (server: SimulatedServer) => Value,
): Value {
  const snapshot = (): Value => read(server)
  return useSyncExternalStore(server.subscribe, snapshot, snapshot)
}

import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { describeValue } from '../kit/describe-value'
import styles from '../kit/kit.module.css'
import type { ObservableList } from '../kit/observable-list'
import { Panel, Panels } from '../kit/Panel'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import { OrderPad } from './OrderPad'
import type { Part } from './parts'
import type { Step } from './recordStep'
import own from './slice-and-immer.module.css'
import { createDemo } from './store'

/** One slice, and what happens to its state in a case reducer. */
export default function SliceAndImmer(): ReactNode {
  const { store, steps } = useDemo(createDemo)
  return (
    <Provider store={store}>
      <Panels>
        <OrderPad />
        <LastStep steps={steps} />
      </Panels>
    </Provider>
  )
}

/** What the last action did. Apart from the order, which must not render because of this. */
function LastStep({ steps }: { steps: ObservableList<Step> }): ReactNode {
  const step = useList(steps)[0]
  return (
    <>
      <Patches step={step} />
      <Panel
        title="The state"
        aside={<span className={styles.count}>{step ? `after ${step.type}` : 'no action yet'}</span>}
        wide
      >
        <div className={own.columns}>
          <Column title="Before" parts={step?.before} />
          <Column title="Draft, at the end" parts={step?.draft} />
          <Column title="Next state" parts={step?.next} />
        </div>
      </Panel>
    </>
  )
}

function Patches({ step }: { step: Step | undefined }): ReactNode {
  const patches = step?.patches ?? []
  return (
    <Panel title="Patches" aside={<span className={styles.count}>{patches.length}</span>}>
      <ul className={`${own.parts} ${own.patches}`} aria-label="Patches" tabIndex={0}>
        {patches.length === 0 && (
          <li className={styles.quiet}>
            {step ? 'None: nothing was changed.' : 'Press a button of the order.'}
          </li>
        )}
        {patches.map(({ op, path, value }, index) => (
          <li key={index}>
            <b>{op}</b> {path.length === 0 ? 'the whole state' : path.join('/')}{' '}
            <span className={styles.quiet}>{describeValue(value)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Column({ title, parts }: { title: string; parts: readonly Part[] | undefined }): ReactNode {
  return (
    <div>
      <p className={own.heading}>{title}</p>
      <ul className={own.parts} aria-label={title} tabIndex={0}>
        {parts === undefined && <li className={styles.quiet}>No action yet.</li>}
        {parts?.map(({ path, text, mark }) => (
          <li key={path}>
            <b>{path}</b> <span className={styles.quiet}>{text}</span> {mark !== '' && <Mark text={mark} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A word that says what has become of a part. */
function Mark({ text }: { text: Part['mark'] }): ReactNode {
  const same = text === 'kept' || text === 'same'
  return (
    <span className={own.mark} data-same={same || undefined}>
      {text}
    </span>
  )
}

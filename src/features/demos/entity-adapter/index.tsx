import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Provider, useDispatch } from 'react-redux'

import { Button } from '../kit/Button'
import { describeValue } from '../kit/describe-value'
import styles from '../kit/kit.module.css'
import type { ObservableList } from '../kit/observable-list'
import { Panel, Panels } from '../kit/Panel'
import { useDemo } from '../kit/use-demo'
import { useList } from '../kit/use-list'
import { compare, FIELDS } from './compare'
import {
  addOne,
  plainSlice,
  removeOne,
  setAll,
  setOne,
  sortedSlice,
  updateOne,
  upsertMany,
} from './departuresSlices'
import type { Departure } from './departuresSlices'
import own from './entity-adapter.module.css'
import type { State, Step } from './store'
import { createDemo } from './store'

/** The same calls of two adapters, and what they do to the state. */
export default function AdapterCalls(): ReactNode {
  const { store, steps } = useDemo(createDemo)
  return (
    <Provider store={store}>
      <Panels>
        <Calls steps={steps} />
        <Collections steps={steps} />
      </Panels>
    </Provider>
  )
}

interface StepsProps {
  steps: ObservableList<Step>
}

/** The item to pass, a button for each function, and the last call. */
function Calls({ steps }: StepsProps): ReactNode {
  const step = useList(steps)[0]
  const [item, setItem] = useState<Departure>({ id: 'd2', time: '07:10', to: 'Lyon' })
  const dispatch = useDispatch()
  const { id, ...changes } = item
  const calls = {
    addOne: addOne(item),
    upsertMany: upsertMany([item]),
    setOne: setOne(item),
    updateOne: updateOne({ id, changes }),
    setAll: setAll([item]),
    removeOne: removeOne(id),
  }
  return (
    <Panel title="Item to pass" paper wide>
      <div className={styles.row}>
        {(['id', 'time', 'to'] as const).map((field) => (
          <Field
            key={field}
            label={field}
            value={item[field]}
            onChange={(value) => setItem({ ...item, [field]: value })}
          />
        ))}
      </div>
      <div className={styles.row} role="group" aria-label="Functions of the adapter">
        {Object.entries(calls).map(([name, action]) => (
          <Button key={name} disabled={id === ''} onClick={() => dispatch(action)}>
            {name}
          </Button>
        ))}
      </div>
      <p className={own.call} aria-live="polite">
        {step
          ? `${step.type.replace('departures/', '')}(state, ${describeValue(step.payload, 90)})`
          : 'No call yet.'}
      </p>
    </Panel>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function Field({ label, value, onChange }: FieldProps): ReactNode {
  const id = useId()
  return (
    <span className={own.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        value={value}
        size={5}
        maxLength={10}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </span>
  )
}

/** Both collections, before and after the last call. */
function Collections({ steps }: StepsProps): ReactNode {
  const step = useList(steps)[0]
  const { before, after } = step ?? { before: INITIAL, after: INITIAL }
  return (
    <>
      <Collection title="Without sortComparer" before={before.plain} after={after.plain} />
      <Collection title="With sortComparer, by time" before={before.sorted} after={after.sorted} />
    </>
  )
}

const INITIAL: State = { plain: plainSlice.getInitialState(), sorted: sortedSlice.getInitialState() }

interface CollectionProps {
  title: string
  before: State['plain']
  after: State['plain']
}

function Collection({ title, before, after }: CollectionProps): ReactNode {
  return (
    <Panel
      title={title}
      aside={<span className={styles.count}>{before === after ? 'same state' : 'new state'}</span>}
    >
      <dl className={own.ids}>
        <dt>ids before</dt>
        <dd>{before.ids.join(', ') || 'none'}</dd>
        <dt>ids after</dt>
        <dd>{after.ids.join(', ') || 'none'}</dd>
        <dt>array</dt>
        <dd>{before.ids === after.ids ? 'the same' : 'a new one'}</dd>
      </dl>
      <div className={own.scroll} role="group" tabIndex={0} aria-label={`entities, ${title}`}>
        <table className={own.entities}>
          <thead>
            <tr>
              {['id', 'object', ...FIELDS].map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compare(before, after).map(({ id, fate, cells }) => (
              <tr key={id} data-fate={fate}>
                <th scope="row">{id}</th>
                <td>{fate}</td>
                {cells.map((cell, index) => (
                  <td key={FIELDS[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

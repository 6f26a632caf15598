import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'

import { Button } from '../kit/Button'
import styles from '../kit/kit.module.css'
import { Panel } from '../kit/Panel'
import { RenderCount } from '../kit/RenderCount'
import type { Order } from './orderSlice'
import { dishAdded, dishRemoved, guestsSet, oneMore, startedOver } from './orderSlice'
import own from './slice-and-immer.module.css'

const GUESTS = [2, 3] as const

/** The order of a table, and the buttons that change it. */
export function OrderPad(): ReactNode {
  const order = useSelector((state: { order: Order }) => state.order)
  const dispatch = useDispatch()
  return (
    <Panel title="Order of a table" paper aside={<RenderCount />}>
      <div className={styles.row}>
        {GUESTS.map((guests) => (
          <button
            key={guests}
            type="button"
            aria-pressed={guests === order.table.guests}
            onClick={() => dispatch(guestsSet(guests))}
          >
            {guests} guests
          </button>
        ))}
        <button type="button" onClick={() => dispatch(startedOver())}>
          Start over
        </button>
      </div>
      <ul className={own.lines} aria-label="Dishes" tabIndex={0}>
        {order.lines.map(({ dish, count }) => (
          <li key={dish}>
            <span>
              {count} × {dish}
            </span>
            <button type="button" onClick={() => dispatch(oneMore(dish))}>
              +1 {dish}
            </button>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                // The button goes with its dish: the list takes the focus.
                currentTarget.closest('ul')?.focus({ preventScroll: true })
                dispatch(dishRemoved(dish))
              }}
            >
              Remove {dish}
            </button>
          </li>
        ))}
        {order.lines.length === 0 && <li className={styles.quiet}>Nothing is ordered.</li>}
      </ul>
      <NewDish taken={order.lines.map(({ dish }) => dish)} />
    </Panel>
  )
}

/** A field for one more dish. */
function NewDish({ taken }: { taken: readonly string[] }): ReactNode {
  const [text, setText] = useState('tea')
  const dispatch = useDispatch()
  const id = useId()
  const dish = text.trim()
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(dishAdded(dish))
      }}
    >
      <label htmlFor={id}>Dish</label>
      <input
        type="text"
        id={id}
        value={text}
        size={10}
        maxLength={12}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={dish === '' || taken.includes(dish)}>
        Add
      </Button>
    </form>
  )
}

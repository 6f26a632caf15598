import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { useDemo } from '../kit/use-demo'
import { SelectedRow } from './SelectedRow'
import { createDemo } from './store'
import { WholeRow } from './WholeRow'

const ITEMS = ['mug', 'bowl', 'plate'] as const

/** The same rows twice: with the whole result of a query, and with a part of it. */
export default function SelectFromResult(): ReactNode {
  const { store, sell, refetch } = useDemo(createDemo)
  const [withFlag, setWithFlag] = useState(false)
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Stock of a shop" paper wide>
          <div className={styles.row}>
            <button type="button" onClick={() => sell('mug')}>
              Sell a mug
            </button>
            <button type="button" onClick={refetch}>
              Refetch
            </button>
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={withFlag}
                onChange={(event) => setWithFlag(event.currentTarget.checked)}
              />
              Select isFetching, too
            </label>
          </div>
        </Panel>
        <Panel title="The whole result" paper>
          <ul aria-label="Rows with the whole result">
            {ITEMS.map((item) => (
              <WholeRow key={item} item={item} />
            ))}
          </ul>
        </Panel>
        <Panel title="selectFromResult" paper>
          <ul aria-label="Rows with selectFromResult">
            {ITEMS.map((item) => (
              <SelectedRow key={item} item={item} withFlag={withFlag} />
            ))}
          </ul>
        </Panel>
      </Panels>
    </Provider>
  )
}

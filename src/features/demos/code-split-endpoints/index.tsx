import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import styles from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { CacheTrace } from '../kit/Trace'
import { useDemo } from '../kit/use-demo'
import { ReportCard } from './ReportCard'
import type { ReportsApi } from './reportsApi'
import { server } from './server'
import { StockCard } from './StockCard'
import { createDemo } from './store'

const ENDPOINTS = ['getStock', 'sellLoaf', 'getReport', 'startDay'] as const

/** An API slice that gets more endpoints while it is in use. */
export default function CodeSplitEndpoints(): ReactNode {
  const { api, store } = useDemo(createDemo)
  const [reportsApi, setReportsApi] = useState<ReportsApi>()
  const load = async (): Promise<void> => {
    const { injectReports } = await import('./reportsApi')
    setReportsApi(injectReports(api))
  }
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Bakery" paper>
          <div className={styles.slot}>
            <StockCard api={api} />
          </div>
          <div className={styles.slot}>
            {reportsApi ? (
              <ReportCard api={reportsApi} />
            ) : (
              <button type="button" onClick={load}>
                Load the reports feature
              </button>
            )}
          </div>
        </Panel>
        <CacheTrace server={server} api={api} rows={2} depth={2} />
        <Panel title="Endpoints of the API slice">
          <ul className={styles.log} aria-label="Endpoints" tabIndex={0}>
            {ENDPOINTS.map((name) => (
              <li key={name}>
                {name}{' '}
                {name in api.endpoints ? (
                  <b data-tone="good">exists</b>
                ) : (
                  <b data-tone="quiet">doesn’t exist</b>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      </Panels>
    </Provider>
  )
}

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'

import { createDemo, useDemo } from '../kit/demo'
import kit from '../kit/kit.module.css'
import { Panel, Panels } from '../kit/Panel'
import { ActivityPanel } from '../kit/ActivityPanel'
import styles from './pagination-or-infinite.module.css'
import { playlistApi } from './playlistApi'
import { addSong, server } from './server'
import { SongFeed } from './SongFeed'
import { SongPager } from './SongPager'

/** The same list twice: leafed through by number, and growing. */
export default function PaginationOrInfinite(): ReactNode {
  const { store, recorder } = useDemo(() => createDemo({ api: playlistApi, server }))
  return (
    <Provider store={store}>
      <Panels>
        <Panel title="Page numbers: an entry for each page" paper>
          <div className={styles.list}>
            <SongPager />
          </div>
        </Panel>
        <Panel title="Infinite query: one entry with pages" paper>
          <div className={styles.list}>
            <SongFeed />
          </div>
        </Panel>
        <ServerPanel />
        <ActivityPanel recorder={recorder} depth={2} entries={3} />
      </Panels>
    </Provider>
  )
}

function ServerPanel(): ReactNode {
  const [count, setCount] = useState(0)
  function add(): void {
    addSong()
    setCount(count + 1)
  }
  return (
    <Panel title="Server">
      <div className={kit.row}>
        <button type="button" onClick={add}>
          Add a song at the top
        </button>
      </div>
      <p role="status">{count === 0 ? 'Twelve songs, three on a page.' : `Songs added: ${count}.`}</p>
    </Panel>
  )
}

import { createContext, use } from 'react'

import type { ActionRow } from '../../protocol/messages'
import type { PanelOptions } from '../options'

/** What the parts of a store's panel show and ask, and where they lead to. */
export interface StoreView extends Pick<PanelOptions, 'ask' | 'hasScreen' | 'onGoTo' | 'onHover'> {
  store: number
  /** All actions, whether or not the list leaves some out. */
  rows: readonly ActionRow[]
  /** Changes when states were computed again. */
  version: number
  /** Whether nobody answers any more, which is said once for all parts. */
  isLost: boolean
  onSelect: (id: number) => void
  onSwitch: (row: ActionRow) => void
  /** Finds the actions that changed a path. */
  onFind: (path: string) => void
}

/** Has no value where a demo shows a part by itself. */
export const StoreContext = createContext<StoreView | undefined>(undefined)

/** What a part of a store's panel is in. */
export function useStoreView(): StoreView {
  const view = use(StoreContext)
  if (!view) throw new Error('This part is only shown in the panel of a store.')
  return view
}

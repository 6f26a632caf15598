import type { Asker, RunPlace } from '../protocol/messages'

/** An action of a store of the run. */
export interface SelectedAction {
  store: number
  action: number
}

/** What the panel needs of the place that shows it. */
export interface PanelOptions {
  ask: Asker
  /** Whether the sample has a screen: then choosing an action shows it as it was. */
  hasScreen: boolean
  /** Marks the line in the editor, or takes the mark back. */
  onHover: (place: RunPlace | undefined) => void
  onGoTo: (place: RunPlace) => void
  /** Called when the past is shown, and when it is the present again: the screen can't be used meanwhile. */
  onPast: (isPast: boolean) => void
  /** Called with what a link should carry: the selected action, or undefined. */
  onSelect: (selected: SelectedAction | undefined) => void
  /** What a link has asked for. If it isn't there, the panel says so. */
  selected?: SelectedAction | undefined
}

import type { ActionRow } from '../../protocol/messages'
import type { Status } from '../../shared/StatusShape'

/** What can be said of an action; undefined of a plain one. */
export function statusOf({ phase, error }: ActionRow): Status | undefined {
  return error === undefined ? phase : 'threw'
}

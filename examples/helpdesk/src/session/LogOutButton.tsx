import { endSession } from '../app/helpdeskApi'
import { useAppDispatch } from '../app/store'

export function LogOutButton() {
  const dispatch = useAppDispatch()

  return (
    <button type="button" onClick={() => endSession(dispatch)}>
      Log out
    </button>
  )
}

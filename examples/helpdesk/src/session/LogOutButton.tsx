import { helpdeskApi } from '../app/helpdeskApi'
import { useAppDispatch } from '../app/store'
import { loggedOut } from './loggedOut'

export function LogOutButton() {
  const dispatch = useAppDispatch()

  function logOut() {
    // First, so that nothing that needs a session is on screen when the cache is emptied.
    dispatch(loggedOut())
    dispatch(helpdeskApi.util.resetApiState())
  }

  return (
    <button type="button" onClick={logOut}>
      Log out
    </button>
  )
}

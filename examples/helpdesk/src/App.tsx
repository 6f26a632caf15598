import { useAppSelector } from './app/store'
import { Notices } from './notices/Notices'
import { LogInForm } from './session/LogInForm'
import { LogOutButton } from './session/LogOutButton'
import { selectName } from './session/sessionSlice'
import { AddTicketForm } from './tickets/AddTicketForm'
import { TicketList } from './tickets/TicketList'

export default function App() {
  const name = useAppSelector(selectName)

  return (
    <main>
      <h1>Helpdesk</h1>
      <Notices />
      {name === undefined ? (
        <LogInForm />
      ) : (
        <>
          <p>
            {`Logged in as ${name}. `}
            <LogOutButton />
          </p>
          <TicketList />
          <AddTicketForm />
        </>
      )}
    </main>
  )
}

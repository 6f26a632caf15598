import { useAddTicketMutation } from './ticketsApi'

export function AddTicketForm() {
  const [addTicket, { isLoading }] = useAddTicketMutation()

  function submit(fields: FormData) {
    addTicket({ title: String(fields.get('title')), urgent: fields.has('urgent') })
  }

  return (
    <form action={submit}>
      <label>
        Title <input name="title" required />
      </label>
      <label>
        <input name="urgent" type="checkbox" /> Urgent
      </label>
      <button type="submit" disabled={isLoading}>
        Add
      </button>
    </form>
  )
}

import { useAddReportMutation } from './trailsApi'
import type { Condition } from './types'

const conditions: Condition[] = ['dry', 'muddy', 'blocked']

export function ReportForm({ trailId }: { trailId: string }) {
  const [addReport, { isLoading, isError }] = useAddReportMutation()

  function send(fields: FormData) {
    const condition = conditions.find((known) => known === fields.get('condition'))
    if (condition) addReport({ trailId, condition, note: String(fields.get('note')) })
  }

  return (
    <form action={send}>
      <label>
        Condition{' '}
        <select name="condition">
          {conditions.map((condition) => (
            <option key={condition}>{condition}</option>
          ))}
        </select>
      </label>
      <label>
        What did you see? <input name="note" />
      </label>
      <button type="submit" disabled={isLoading}>
        Report
      </button>
      {isError && <p role="alert">The report was not accepted. Say what you saw.</p>}
    </form>
  )
}

// Keeps the focus while it is disabled; any button of yours will do.
import { Button } from '../kit/Button'
import type { ReportsApi } from './reportsApi'

export function ReportCard({ api }: { api: ReportsApi }) {
  const { data: report } = api.useGetReportQuery()
  const [startDay, { isLoading }] = api.useStartDayMutation()
  return (
    <p>
      Today: <b>{report ? `${report.sold} sold, $${report.revenue}` : '…'}</b>{' '}
      <Button disabled={isLoading} onClick={() => startDay()}>
        Start a new day
      </Button>
    </p>
  )
}

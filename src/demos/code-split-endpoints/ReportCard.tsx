import type { ReportsApi } from './reportsApi'

export function ReportCard({ api }: { api: ReportsApi }) {
  const { data: report } = api.useGetReportQuery()
  const [startDay, { isLoading }] = api.useStartDayMutation()
  return (
    <p>
      Today: <b>{report ? `${report.sold} sold, $${report.revenue}` : '…'}</b>{' '}
      <button type="button" disabled={isLoading} onClick={() => startDay()}>
        Start a new day
      </button>
    </p>
  )
}

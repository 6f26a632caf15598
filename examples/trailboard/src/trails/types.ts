export type Condition = 'dry' | 'muddy' | 'blocked'

export interface Trail {
  id: string
  name: string
  km: number
  condition: Condition
}

export interface Report {
  trailId: string
  condition: Condition
  note: string
}

export interface TrailWithReports extends Trail {
  reports: Report[]
}

import type { Report, Trail } from './types'

const trails: Trail[] = [
  { id: 'ridge', name: 'Ridge walk', km: 11, condition: 'dry' },
  { id: 'gorge', name: 'Gorge loop', km: 6, condition: 'muddy' },
]
const reports: Report[] = []

async function answer(request: Request): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(2)
  if (id === undefined) return Response.json(trails)

  const trail = trails.find((known) => known.id === id)
  if (!trail) return Response.json({ message: `No trail is called ${id}.` }, { status: 404 })
  if (request.method === 'GET') {
    return Response.json({ ...trail, reports: reports.filter(({ trailId }) => trailId === id) })
  }

  const report = (await request.json()) as Report
  if (report.note === '') return Response.json({ message: 'Say what you saw.' }, { status: 422 })
  trail.condition = report.condition
  reports.unshift(report)
  return Response.json(report, { status: 201 })
}

/** Has the signature of `fetch`, answers after 400 ms, and logs each request. */
export const fakeFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  console.log(request.method, new URL(request.url).pathname)
  await new Promise((resolve) => setTimeout(resolve, 400))
  return answer(request)
}

export interface Departure {
  id: string
  to: string
  time: string
  minutesLate: number
}

export interface Delay {
  id: string
  minutesLate: number
}

const timetable: Partial<Record<string, Departure[]>> = {
  North: [
    { id: 'N1', to: 'Harbor', time: '10:05', minutesLate: 0 },
    { id: 'N2', to: 'Airport', time: '10:12', minutesLate: 0 },
  ],
  South: [{ id: 'S1', to: 'Castle', time: '10:09', minutesLate: 0 }],
}

/** Takes the place of `fetch`: answers from the timetable after 200 ms. */
export const fakeFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(new Request(input, init).url)
  console.log('GET', pathname)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const departures = timetable[pathname.slice(1)]
  if (!departures) return Response.json({ message: 'No such station' }, { status: 404 })
  return Response.json(departures)
}

/**
 * Takes the place of a socket: every second the first train gets a minute later.
 *
 * @returns closes the connection
 */
export function openFeed(station: string, onDelay: (delay: Delay) => void): () => void {
  console.log('open', station)
  let minutesLate = 0
  const timer = setInterval(() => {
    const id = timetable[station]?.at(0)?.id
    minutesLate += 1
    if (id !== undefined) onDelay({ id, minutesLate })
  }, 1000)
  return () => {
    console.log('close', station)
    clearInterval(timer)
  }
}

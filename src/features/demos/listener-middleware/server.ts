import { createServer } from '../../simulated-server/create-server'

const STATIONS = [
  'Basel',
  'Bergen',
  'Berlin',
  'Bern',
  'Bologna',
  'Brno',
  'Oslo',
  'Ostend',
  'Osnabrück',
  'Ostrava',
]

/** Finds stations by the beginning of their names, slowly. */
export const server = createServer({
  baseUrl: 'https://stations.example',
  latency: 2000,
  data: () => STATIONS,
  routes: {
    'GET /stations': ({ query }, stations) => {
      const start = query.get('start')?.toLowerCase() ?? ''
      return stations.filter((name) => name.toLowerCase().startsWith(start))
    },
  },
})

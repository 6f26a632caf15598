// Serves the built site. `PORT` sets the port (default 3000; a taken one moves to the next), `DIRECTORY` the build.
import getPort, { portNumbers } from 'get-port'

import { createPreviewServer } from './server.mjs'

const FIRST_PORT = 3000
const PORTS_TO_TRY = 100

try {
  const wanted = readPort(process.env.PORT)
  const server = await createPreviewServer(process.env.DIRECTORY ?? 'build')
  process.on('message', (message) => {
    if (message === 'reload') server.reload().catch((error: unknown) => console.error(error))
  })
  const port = await getPort({ port: portNumbers(wanted, Math.min(wanted + PORTS_TO_TRY, 65_535)) })
  server.listen(port, () => {
    const moved = port === wanted ? '' : ` (port ${wanted} is taken)`
    console.log(`Serving the production site at http://localhost:${port}/${moved}`)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return FIRST_PORT
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_534) {
    throw new Error(`PORT is ${JSON.stringify(value)}, but it must be a whole number from 1 to 65534.`)
  }
  return port
}

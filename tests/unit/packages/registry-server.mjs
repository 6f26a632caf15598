// @ts-check
// A registry with one package, in a thread of its own: the tests wait for npm without letting their thread answer it.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ name: string, archives: [version: string, archive: Uint8Array][] }} */
const { name, archives } = workerData

/** @param {string} origin */
function documentOf(origin) {
  const versions = archives.map(([version, archive]) => {
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    return [version, { name, version, dist: { tarball: `${origin}/${version}.tgz`, integrity } }]
  })
  return { name, versions: Object.fromEntries(versions), 'dist-tags': { latest: archives[0]?.[0] } }
}

const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '')
  const archive = archives.find(([version]) => path === `/${version}.tgz`)
  if (archive) response.end(archive[1])
  else if (path === `/${name}`) response.end(JSON.stringify(documentOf(`http://${request.headers.host}`)))
  else response.writeHead(404).end('{}')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') parentPort?.postMessage(`http://127.0.0.1:${address.port}`)
})

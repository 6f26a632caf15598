import { PlainError } from '../run.mjs'

/** What `npm start` prints at the end of each of its phases. */
const PHASES = [
  { name: 'packages', end: /^added \d+ packages/m },
  { name: 'library and samples', end: /^\[samples\] \d+ samples/m },
  { name: 'pages', end: /Generated static files in/ },
]
const ADDRESS = /Serving the production site at (http:\/\/localhost:\d+)\//

const PROVEN = /^The samples hold/m

/** What a reader asks for first, with what has to be in the answer. */
const VISITS = [
  { path: '/', status: 200, contains: '<h1' },
  { path: '/introduction/getting-started', status: 200, contains: '<h1' },
  { path: '/search-records.json', status: 200, contains: '"objectID"' },
  { path: '/no-such-page', status: 404, contains: '<h1' },
]

/** An attribute that pages have only if their samples were proven: the address of the types. */
const TYPED = { path: '/tutorials/quick-start', status: 200, contains: 'data-types' }

/**
 * Runs `npm start` until it says where it serves, asks for a few pages, and ends it.
 *
 * @param {import('./clone.mjs').Clone} clone
 * @throws {PlainError} when it ends before, or an answer is not as expected
 */
export async function serveAndVisit(clone) {
  const server = clone.start('npm', ['start'])
  const clock = startClock()
  for (const { name, end } of PHASES) {
    await server.printed(end)
    clock.lap(name)
  }
  const [line, origin = ''] = await server.printed(ADDRESS)
  clock.lap('server')
  console.log(`  ${line}`)
  try {
    for (const visit of VISITS) await assertVisit(origin, visit)
    clock.lap('first pages')
    await server.printed(PROVEN)
    clock.lap('proof of all samples')
    for (const visit of [...VISITS, TYPED]) await assertVisit(origin, visit)
  } finally {
    await server.stop()
  }
  console.log('✓ npm start')
}

/** Prints the seconds of each phase, and those since the beginning. */
function startClock() {
  const start = Date.now()
  let before = start
  return {
    lap(name) {
      const now = Date.now()
      console.log(`  ${name}: ${seconds(now - before)} s, ${seconds(now - start)} s in all`)
      before = now
    },
  }
}

function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1)
}

async function assertVisit(origin, { path, status, contains }) {
  const response = await fetch(origin + path)
  const text = await response.text()
  if (response.status !== status) {
    throw new PlainError(`✗ ${path} was answered with ${response.status}, expected ${status}.`)
  }
  if (!text.includes(contains)) throw new PlainError(`✗ The answer to ${path} has no ${contains}.`)
  console.log(`  ${path}: ${response.status}, ${text.length} characters`)
}

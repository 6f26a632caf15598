#!/usr/bin/env node
// `npm run verify:clean-clone`: runs the two commands of the README in a fresh clone, with nothing else from this machine.
import { parseArgs } from 'node:util'

import { openClone } from './lib/clean-clone/clone.mjs'
import { serveAndVisit } from './lib/clean-clone/visit.mjs'
import { PlainError, stopOnFailure } from './lib/run.mjs'
import { assertCommitted } from './lib/work-tree.mjs'

const USAGE = `  npm run verify:clean-clone                    npm test and npm start in a clone of HEAD
  npm run verify:clean-clone -- --quick         npm start alone
  npm run verify:clean-clone -- --keep          leaves the clone and the logs
  npm run verify:clean-clone -- --allow-dirty   although there are changes, which the clone does not have`

await stopOnFailure(async () => {
  const options = readOptions()
  if (!options['allow-dirty']) {
    assertCommitted('The clone would lack these changes. Commit them, or pass --allow-dirty:')
  }
  const clone = await openClone({ keep: options.keep === true })
  try {
    await serveAndVisit(clone)
    if (!options.quick) await clone.run('npm', ['test'])
    const worked = options.quick ? 'npm start works' : 'npm test and npm start work'
    console.log(`✓ ${worked} in a fresh clone.`)
  } finally {
    await clone.close()
  }
})

function readOptions() {
  const flag = /** @type {const} */ ({ type: 'boolean' })
  try {
    return parseArgs({ options: { quick: flag, keep: flag, 'allow-dirty': flag } }).values
  } catch (error) {
    throw new PlainError(`${error.message}\n${USAGE}`)
  }
}

#!/usr/bin/env node
// `npm run check:external-links [-- FILE …]`: asks for every address outside of the site that pages and documents link to.
// It needs the network, so no test runs it: a workflow does each night.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { checkLinks, getLinks } from './lib/external-links.mjs'
import { PlainError, stopOnFailure } from './lib/run.mjs'

const PLACES = ['docs', 'src/pages', 'contributing', '.']

await stopOnFailure(async () => {
  const named = process.argv.slice(2)
  const places = placesByAddress(named.length > 0 ? named : PLACES.flatMap(filesIn))
  if (places.size === 0) throw new PlainError('No links to other sites were found.')
  console.log(`Asking for ${places.size} addresses …`)
  const answers = await checkLinks([...places.keys()])
  const dead = answers.filter(({ verdict }) => verdict === 'dead')
  const refused = answers.filter(({ verdict }) => verdict === 'refused')
  print('These servers refuse programs, so look at the pages in a browser:', refused)
  print('These addresses are dead. Link to where the page went, or remove the link:', dead)
  console.log(
    `${answers.length - dead.length - refused.length} alive, ${refused.length} refused, ${dead.length} dead`,
  )
  if (dead.length > 0) process.exitCode = 1

  function print(title, list) {
    if (list.length === 0) return
    const lines = list.flatMap(({ address, reason }) => [
      `${address}: ${reason}`,
      ...(places.get(address) ?? []).map((place) => `  ${place}`),
    ])
    console.log(`\n${title}\n${lines.join('\n')}\n`)
  }
})

/** Pages and documents of a folder; of the repository's own, only the files in it. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name))
    .sort()
}

/** @returns {Map<string, string[]>} where each address is linked to, as `file:line` */
function placesByAddress(files) {
  const places = new Map()
  for (const file of files) {
    for (const { address, line } of getLinks(read(file), file.endsWith('.mdx') ? 'mdx' : 'md')) {
      places.set(address, [...(places.get(address) ?? []), `${file}:${line}`])
    }
  }
  return places
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new PlainError(`${file} can't be read: ${error.message}`)
  }
}

#!/usr/bin/env node
// `npm run check:size`: how many lines of code and styles each room of the house has, beside what it should have at most.
// `npm test nightly` prints it, too. It never fails: a room is made smaller on purpose, not by a red line.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const COUNTED = /^(?:src|scripts|tests)\/.*\.(?:[cm]?[jt]s|tsx|css)$/

const feature = (...names) => names.map((name) => `src/features/${name}/`)

/**
 * Folders, and the lines that they should have at most, tests included. A file belongs to the first room that fits.
 *
 * @type {readonly [name: string, folders: readonly string[], atMost: number][]}
 */
const ROOMS = [
  ['tests', ['tests/'], 14_500],
  ['demos, with their server', feature('demos', 'simulated-server'), 8000],
  ['sample-editor', feature('sample-editor'), 8700],
  ['search', feature('search'), 6800],
  ['checked-samples', feature('checked-samples'), 7000],
  ['store-inspector', feature('store-inspector'), 6000],
  ['sample-runtime', feature('sample-runtime'), 5400],
  ['api-reference', feature('api-reference'), 4600],
  ['built-site', feature('built-site'), 3000],
  ['challenges', feature('challenges'), 2700],
  ['error-finder, error-messages', feature('error-finder', 'error-messages'), 2900],
  ['fast-pages', feature('fast-pages'), 2000],
  ['the other features', ['src/features/'], 2300],
  ['components, theme, css, pages, client, config, lib', ['src/'], 8800],
  ['scripts', ['scripts/'], 2300],
]
const LINES_AT_MOST = 85_000
const FILES_AT_MOST = 950

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => COUNTED.test(file))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))

const getRoom = (file) => ROOMS.find(([, folders]) => folders.some((folder) => file.startsWith(folder)))
const rows = ROOMS.map((room) => {
  const own = files.filter(({ file }) => getRoom(file) === room)
  return { room: room[0], files: own.length, lines: sum(own), 'at most': room[2] }
})
console.table([...rows, { room: 'all', files: files.length, lines: sum(files), 'at most': LINES_AT_MOST }])
console.log(`Files: ${files.length}, at most ${FILES_AT_MOST}.`)

function sum(list) {
  return list.reduce((total, { lines }) => total + lines, 0)
}

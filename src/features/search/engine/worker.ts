import siteNames from '@generated/search-index/default/site-names.json'
import synonymLines from '@generated/search-index/default/synonyms'

import type { FirstFile } from '../shared/index-files'
import { readSynonyms } from '../shared/read-synonyms'
import type { SearchProvider } from './types'
import { createEngine } from './engine'
import { fetchedFiles, readFirstFile } from './files'
import type { FromWorker, ToWorker } from './messages'
import { prepareTerminology } from './terminology'

/** The worker that searches the index, away from the thread that shows the page. */
const terminology = prepareTerminology(readSynonyms(synonymLines), siteNames)
let engine: SearchProvider | undefined
let first = expectFirstFile()
const ends = new Map<number, () => void>()
const send = (message: FromWorker) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      engine = createEngine(
        fetchedFiles(data.baseUrl, () => first.file),
        terminology,
      )
      break
    case 'expect':
      if (first.hasFailed) first = expectFirstFile()
      break
    case 'first':
      takeFirstFile(data.json)
      break
    case 'prepare':
      engine?.prepare()
      break
    case 'search':
      search(data)
      break
    case 'end':
      ends.get(data.turn)?.()
      ends.delete(data.turn)
  }
})

function search({ turn, request }: Extract<ToWorker, { kind: 'search' }>): void {
  const end = engine?.search(request, {
    onAnswer: (answer) => send({ kind: 'answer', turn, answer }),
    onFailure: () => send({ kind: 'failure', turn }),
  })
  if (end) ends.set(turn, end)
}

/** The page loads the first file, while the worker starts. */
function expectFirstFile() {
  let resolve: (file: FirstFile) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const file = new Promise<FirstFile>((...settle) => ([resolve, reject] = settle))
  // A search that waits for the file reports its failure.
  file.catch(() => {})
  return { file, resolve, reject, hasFailed: false }
}

function takeFirstFile(json: string | undefined): void {
  const file = json === undefined ? undefined : readFirstFile(json)
  if (file !== undefined) {
    first.resolve(file)
    return
  }
  if (json !== undefined) send({ kind: 'unreadable' })
  first.reject(new Error('The search index could not be loaded.'))
  first.hasFailed = true
}

import siteNames from '@generated/search-index/default/site-names.json'
import synonymLines from '@generated/search-index/default/synonyms'

import { readSynonyms } from '../shared/read-synonyms'
import { createEngine, type Engine } from './engine'
import { fetchedFiles, readFirstFile } from './files'
import type { FromWorker, ToWorker } from './messages'
import { prepareTerminology } from './terminology'

/** The worker that searches the index, away from the thread that shows the page. An error in it ends it. */
const terminology = prepareTerminology(readSynonyms(synonymLines), siteNames)
let engine: Engine | undefined
const ends = new Map<number, () => void>()
const send = (message: FromWorker) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'start':
      engine = createEngine(readFirstFile(data.first), fetchedFiles(data.baseUrl), terminology)
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
  const end = engine?.(request, {
    onAnswer: (answer) => send({ turn, answer }),
    onFailure: () => send({ turn }),
  })
  if (end) ends.set(turn, end)
}

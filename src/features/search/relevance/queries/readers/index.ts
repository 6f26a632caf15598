import type { Queries } from '../../query'
import { drawnHowTo } from './drawn-how-to'
import { drawnPhrases } from './drawn-phrases'
import { drawnWords } from './drawn-words'
import { readersErrors } from './errors'
import { readersHowTo } from './how-to'
import { readersOneWord } from './one-word'
import { readersPhrases } from './phrases'
import { readersTasks } from './tasks'
import { readersTerms } from './terms'
import { spreadHowTo } from './spread-how-to'
import { spreadLibraries } from './spread-libraries'
import { spreadPhrases } from './spread-phrases'
import { spreadWords } from './spread-words'

/** Queries as different readers type them, each with every place that answers it. The ranking is tuned on these. */
export const READERS_QUERIES: readonly Queries[] = [
  readersOneWord,
  readersPhrases,
  readersTasks,
  readersErrors,
  readersHowTo,
  readersTerms,
]

/**
 * What readers type about subjects that were drawn at random from all pages. Written without running the search, whose
 * first answer was right for 49 of 100, and among the first five for 72.
 */
export const DRAWN_QUERIES: readonly Queries[] = [drawnHowTo, drawnWords, drawnPhrases]

/** What readers type about subjects from all pages. Written without running the search; `contributing/search.md` has their first scores. */
export const SPREAD_QUERIES: readonly Queries[] = [spreadHowTo, spreadWords, spreadPhrases, spreadLibraries]

import { AuthorError } from '../../../lib/build/author-error'
import { formatDiagnostic, type Diagnostic } from '../../../lib/build/diagnostic'
import { sampleService } from '../../checked-samples/build/mdx'
import { readMode } from '../../checked-samples/build/generated-pages'
import { checkChallenges } from './check-challenges'
import { inOrder, siteDiagnostics } from './site-diagnostics'
import { openProofs } from './proofs'
import { publishChallenges, type PublishedChallenge } from './publish'
import { readChallenges } from './read-challenges'
import { readChallengeTexts, type ChallengeText } from './read-texts'

/** The challenges of a site, read and proven once. */
export interface ChallengeService {
  /** All of them, in the order of the navigation. The first call reads and proves them. @throws AuthorError */
  all(): Promise<readonly PublishedChallenge[]>
  /** Reads them again at the next call. */
  changed(): void
}

/** Kept once per process, because Docusaurus may load this file more than once, for the plugin and for the pages. */
const shared = globalThis as { challengeServices?: Map<string, ChallengeService> }

/**
 * The challenges of a site.
 *
 * @param siteDir - absolute path of its folder
 * @param pageOrder - the ids of all docs, in the order of the navigation
 */
export function challengeService(siteDir: string, pageOrder: readonly string[]): ChallengeService {
  const services = (shared.challengeServices ??= new Map<string, ChallengeService>())
  const service = services.get(siteDir) ?? createService(siteDir, pageOrder)
  services.set(siteDir, service)
  return service
}

function createService(siteDir: string, pageOrder: readonly string[]): ChallengeService {
  let loading: Promise<readonly PublishedChallenge[]> | undefined
  return {
    all: () => (loading ??= load(siteDir, pageOrder)),
    changed() {
      loading = undefined
    },
  }
}

async function load(siteDir: string, pageOrder: readonly string[]): Promise<readonly PublishedChallenge[]> {
  const texts = readChallengeTexts(siteDir)
  const read = texts.map(({ source, text, page }) => readChallenges(source, text, page))
  const challenges = inOrder(
    read.flatMap((one) => one.challenges),
    pageOrder,
  )
  const early = [...read.flatMap(({ diagnostics }) => diagnostics), ...siteDiagnostics(challenges, siteDir)]
  assertNone(early, texts)
  const samples = sampleService(siteDir)
  // While authoring, a page shows its challenges at once; a build proves them.
  const mode = process.env.NODE_ENV === 'production' ? readMode(process.env) : 'draft'
  const report = await checkChallenges(challenges, {
    check: (pages, how) => samples.checkTexts(pages, { mode: how }),
    mode,
    proofs: openProofs(siteDir),
  })
  assertNone(report.diagnostics, texts)
  return publishChallenges(report.challenges, samples.publisher.publishSamples)
}

function assertNone(diagnostics: readonly Diagnostic[], texts: readonly ChallengeText[]): void {
  if (diagnostics.length === 0) return
  const getText = new Map(texts.map(({ source, text }) => [source, text]))
  const messages = diagnostics.map((one) => formatDiagnostic(one, getText.get(one.page) ?? ''))
  throw new AuthorError(messages.join('\n'))
}

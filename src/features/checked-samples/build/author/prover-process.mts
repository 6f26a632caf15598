// Checks the samples of pages for the development server; `author-service.ts` starts it.
import { answerQuestions, readStartArgument } from '../../../../lib/build/worker-process'
import { createChecker } from '../check/checker'
import type { Proof, Question } from './author-service'

const { siteDir } = readStartArgument() as { siteDir: string }
const checker = createChecker(siteDir)

answerQuestions(async ({ page }: Question): Promise<Proof> => {
  const { pages } = await checker.check([page], { mode: 'installed' })
  const [checked] = pages
  if (!checked) throw new Error(`${page} is not a page that can be checked.`)
  const { project, results, diagnostics } = checked
  return { text: project.page.text, results: [...results], diagnostics }
})

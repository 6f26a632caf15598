// Compares the reference with the library in a process of its own: `assert-surface.ts` starts it.
import { answerQuestions, readStartArgument } from '../../../../lib/build/worker-process'
import { checkSite } from './assert-surface'
import type { SurfaceReport } from './gate'

answerQuestions((): Promise<SurfaceReport> => Promise.resolve(checkSite(readStartArgument() as string)))

import { readFileSync } from 'node:fs'

import { listPages } from '../../src/build-time/list-pages'
import { SPECIFIERS } from '../../src/plugins/try-it/bundles/libraries'
import { isExecuted, type Fence } from '../../src/plugins/samples/page/fence'
import { buildPageProject, type PageProject } from '../../src/plugins/samples/page/page-project'
import { readPage } from '../../src/plugins/samples/page/read-page'
import { instrument } from '../../src/plugins/samples/run/instrument'
import { outputFenceOf } from '../../src/plugins/samples/run/orphan-outputs'
import { reachableFiles } from '../../src/plugins/samples/run/project-imports'
import type { RunEvent, RunFile } from '../../src/shared/try-it/messages'

/** A sample as the sandbox runs it, and what the page says of it. */
export interface Sample {
  /** For messages: the page and the number of the fence. */
  name: string
  files: RunFile[]
  entries: string[]
  /** How many claims it has. */
  claims: number
  printed: string
  server?: string
  environment: 'development' | 'production'
}

const PACKAGE = /\bfrom\s+['"]([^'".][^'"]*)['"]/g

/** Reads the executed samples of all pages, except for those that need a document or a package that is not handed over. */
export function readSamples(): Sample[] {
  return listPages('.').flatMap((path) => {
    const page = readPage(path, readFileSync(path, 'utf8'), (file) => readFileSync(file, 'utf8'))
    const project = buildPageProject(page, process.cwd())
    return page.fences
      .filter((fence) => isExecuted(fence) && !fence.tags.dom)
      .map((fence) => toSample(fence, project))
      .filter(({ files }) => files.every(isRunnable))
  })
}

function toSample(fence: Fence, project: PageProject): Sample {
  const own = project.filesOf(fence)
  let claims = 0
  const files = [...reachableFiles(project, own)].map((file) => {
    if (!own.includes(file)) return { name: file.name, code: file.code }
    const { code, assertions } = instrument(file, claims)
    claims += assertions.length
    return { name: file.name, code }
  })
  const { server, env } = fence.tags
  return {
    name: `${project.page.path}, fence ${fence.index}`,
    files,
    entries: own.map(({ name }) => name),
    claims,
    printed: outputFenceOf(fence, project.page)?.code ?? '',
    environment: env === 'production' ? 'production' : 'development',
    ...(server !== undefined && { server }),
  }
}

function isRunnable({ code }: RunFile): boolean {
  const packages = [...code.matchAll(PACKAGE)].map(([, specifier = '']) => specifier)
  return packages.every((specifier) => specifier === 'simulated-server' || SPECIFIERS.includes(specifier))
}

/** What a run shows that the page doesn't say. */
export function differencesOf({ claims, printed }: Sample, events: readonly RunEvent[]): string[] {
  const reached = new Set(events.flatMap((event) => ('claim' in event ? event.claim : [])))
  const output = events.flatMap((event) => (event.type === 'printed' ? event.text : []))
  const wrong = events.filter(
    (event) =>
      event.type === 'error' ||
      ('isExpected' in event && !event.isExpected) ||
      (event.type === 'ended' && event.reason !== 'done'),
  )
  return [
    ...wrong.map((event) => JSON.stringify(event)),
    ...(reached.size === claims ? [] : [`${reached.size} of ${claims} claims were reached`]),
    ...(tidy(output.join('\n')) === tidy(printed) ? [] : [`prints ${output.join('\n')}`]),
  ]
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

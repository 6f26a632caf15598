import { importedNames, BROWSER_PACKAGES, SERVER_MODULE } from '../../sample-runtime/protocol/packages'
import type { TryFile, TrySample, TryText } from '../../sample-runtime/protocol/sample'
import { isExecuted, isShown, getOutputFence, type Fence } from './page/fence'
import {
  filesReachedFrom,
  nameWithoutTitle,
  type PageProject,
  type FenceProjectFile,
} from './page/page-project'
import { shownLines, trimmed } from './page/shown-lines'
import type { SampleResult } from './result'
import { CUT_COMMENT, ERRORS_COMMENT } from './page/annotations'

const KNOWN = new Set<string>([...BROWSER_PACKAGES, SERVER_MODULE])

/**
 * Makes of a block what the browser needs to run it: of an executed block itself, of another one the proof that comes with
 * it, which runs what the block shows; of a file of a live demo all files that the demo shows.
 *
 * @returns undefined for a block that readers don't see, that nothing runs, or whose run needs Node or two forms of one file
 */
export function editableSample(
  fence: Fence,
  project: PageProject,
  results: ReadonlyMap<number, SampleResult>,
): TrySample | undefined {
  if (!isShown(fence)) return undefined
  if (fence.demo !== undefined) return demoSample(fence, fence.demo, project, results)
  if (isExecuted(fence)) return getSample(fence, project, results)
  const shown = project.own.get(fence)
  const samples = getProofs(fence, project).map((proof) => getSample(proof, project, results))
  const sample = samples.find((made) => made !== undefined)
  return sample && shown && { ...sample, shown: readableName(shown) }
}

/** The proofs behind a block that import what the block shows, themselves or through other files. */
function getProofs(fence: Fence, project: PageProject): Fence[] {
  return project.page.fences.filter(
    (other) =>
      other.index > fence.index &&
      other.tags.proof &&
      isExecuted(other) &&
      filesReachedFrom(other, project).some((file) => file.fence === fence),
  )
}

function getSample(
  fence: Fence,
  project: PageProject,
  results: ReadonlyMap<number, SampleResult>,
): TrySample | undefined {
  const { tags } = fence
  if (tags.node !== undefined) return undefined
  const files = filesReachedFrom(fence, project)
  if (!files.every(runsInBrowser) || new Set(files.map(({ name }) => name)).size < files.length)
    return undefined
  const output = getOutputFence(fence, project.page)
  return {
    files: files.map((file) => editableFile(file, results)),
    own: 1,
    environment: tags.env ?? 'development',
    ...(tags.server !== undefined && { server: tags.server }),
    ...(tags.dom && { screen: results.get(fence.index)?.run?.screen ?? [] }),
    ...(output && { printed: output.code }),
  }
}

/** The demo's library shows the demo, made of these files. */
function demoSample(
  fence: Fence,
  demo: string,
  project: PageProject,
  results: ReadonlyMap<number, SampleResult>,
): TrySample | undefined {
  const all = project.page.demos.find(({ fences }) => fences.includes(fence))?.fences ?? []
  const files = all.flatMap((other) => project.own.get(other) ?? [])
  const shown = files.find((file) => file.fence === fence)
  if (!shown || !files.every(runsInBrowser)) return undefined
  return {
    files: files.map((file) => editableFile(file, results)),
    own: 0,
    environment: 'development',
    demo,
    shown: shown.name,
  }
}

function runsInBrowser({ code }: FenceProjectFile): boolean {
  return importedNames(code).every((name) => name.startsWith('.') || KNOWN.has(name))
}

/** A file as readers edit it, in both languages. */
export function editableFile(file: FenceProjectFile, results: ReadonlyMap<number, SampleResult>): TryFile {
  const typescript = editableText(file.code)
  const javascript = results.get(file.fence.index)?.javascript
  return {
    name: readableName(file),
    typescript,
    ...(javascript !== undefined && { javascript: editableText(javascript) }),
  }
}

/** The name of the build for a file without a title, which nothing imports, says nothing to readers. */
function readableName({ name, fence }: FenceProjectFile): string {
  return name === nameWithoutTitle(fence) ? `src/this-sample.${fence.language}` : name
}

/**
 * The text of a file as a reader edits it: without the comments that are meant for the check, and with the lines that the
 * page hides marked.
 */
export function editableText(code: string): TryText {
  const shown = new Set(shownLines(code).map(({ source }) => source))
  const all = code.split('\n').map((text, source) => ({ text, isShown: shown.has(source) }))
  const lines = trimmed(all.filter(({ text }) => !CUT_COMMENT.test(text) && !ERRORS_COMMENT.test(text)))
  return { code: lines.map(({ text }) => text).join('\n'), hidden: hiddenRanges(lines) }
}

interface Line {
  text: string
  isShown: boolean
}

/** Empty lines that the page shows belong to what is hidden around them. */
function hiddenRanges(lines: readonly Line[]): [first: number, last: number][] {
  if (!lines.some(({ isShown }) => isShown)) return []
  const ranges: [number, number][] = []
  lines.forEach(({ isShown }, at) => {
    if (isShown) return
    const last = ranges.at(-1)
    if (last?.[1] === at - 1) last[1] = at
    else ranges.push([at, at])
  })
  return ranges
}

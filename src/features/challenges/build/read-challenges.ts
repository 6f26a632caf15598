import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'

import type { Diagnostic } from '../../../lib/build/diagnostic'
import { parseMdx } from '../../../lib/build/parse-mdx'
import { findTests } from '../shared/find-tests'
import type { Challenge, Attempt, ChallengeFile } from './challenge'

/** The files of a challenge, by what they are for. */
interface ChallengeFiles extends Pick<Challenge, 'start' | 'solutions' | 'wrong'> {
  tests?: ChallengeFile
}

/** What the word in a fence's tags says that the file is for. */
const ROLE = /(?:^|\s)(start|solution|wrong|tests)(?:="([^"]*)")?(?=\s|$)/
const TITLE = /(?:^|\s)title="([^"]*)"/

/**
 * Sorts the fences of a challenge by their tags.
 *
 * @param report - is told of a fence that is for nothing, or a second file of tests
 */
function readFiles(codes: readonly Code[], report: (line: number, message: string) => void): ChallengeFiles {
  const files: ChallengeFiles = { start: [], solutions: [], wrong: [] }
  for (const code of codes) {
    const line = code.position?.start.line ?? 1
    const [whole = '', role, label = ''] = ROLE.exec(code.meta ?? '') ?? []
    const file = getFile(code, line, whole)
    if (role === 'start') files.start.push(file)
    else if (role === 'solution') addTo(files.solutions, label, file)
    else if (role === 'wrong') addTo(files.wrong, label, file, file.title)
    else if (role === undefined) {
      report(line, 'The fence doesn’t say what it is for: tag it start, solution, wrong="…" or tests.')
    } else if (files.tests) report(line, 'The challenge has tests already: put all of them into one file.')
    else files.tests = file
  }
  return files
}

function getFile({ lang, meta, value }: Code, line: number, role: string): ChallengeFile {
  const words = (meta ?? '').replace(role, ' ').replaceAll(/\s+/g, ' ').trim()
  return { title: TITLE.exec(words)?.[1] ?? '', language: lang ?? '', meta: words, code: value, line }
}

/** @param apart - a file of this title begins another attempt, even if the one before has the same label */
function addTo(attempts: Attempt[], label: string, file: ChallengeFile, apart?: string): void {
  const last = attempts.filter((attempt) => attempt.label === label).at(-1)
  const isRepeated = last?.files.some(({ title }) => title === apart) ?? false
  if (last && !isRepeated) last.files.push(file)
  else attempts.push({ label, files: [file] })
}

type Element = MdxJsxFlowElement | MdxJsxTextElement

const FORM = 'Write <Challenge id="empty-the-cart" title="Empty the cart" level={1} minutes={2}>.'
const HINTS = [2, 3]
const LEVELS = [1, 2, 3]
/** Of solutions, and of wrong attempts: with fewer, tests were found to refuse what is right and to let wrong code pass. */
const LEAST_ATTEMPTS = 3

/** What a text says, and what is wrong with it. */
export interface ReadChallenges {
  challenges: Challenge[]
  diagnostics: Diagnostic[]
}

/**
 * Reads the challenges of a page.
 *
 * @param source - the path of their text from the site's folder
 * @param text - the whole MDX file
 * @param page - the address of the page that shows them
 */
export function readChallenges(source: string, text: string, page: string): ReadChallenges {
  const found: ReadChallenges = { challenges: [], diagnostics: [] }
  const report = (line: number, message: string) =>
    found.diagnostics.push({ page: source, line, column: 1, message })
  const tree = parsed(text, report)
  for (const node of tree?.children ?? []) {
    const line = getLine(node)
    if (!isElement(node, 'Challenge')) {
      if (node.type !== 'yaml') report(line, `Only challenges belong here. ${FORM}`)
      continue
    }
    const challenge = readChallenge(node, { source, page, line }, report)
    if (challenge) found.challenges.push(challenge)
  }
  return found
}

type Report = (line: number, message: string) => void

function parsed(text: string, report: Report): Root | undefined {
  try {
    return parseMdx(text)
  } catch (error) {
    const { line = 1, reason } = error as { line?: number; reason?: string }
    report(line, `The text is not valid MDX: ${reason ?? String(error)}`)
    return undefined
  }
}

function readChallenge(
  element: Element,
  place: Pick<Challenge, 'source' | 'page' | 'line'>,
  report: Report,
): Challenge | undefined {
  const attributes = getAttributes(element)
  const { id, title } = attributes
  const children = unravelled(element.children)
  const elements = children.filter((node) => 'name' in node) as Element[]
  const files = readFiles(
    children.filter((node): node is Code => node.type === 'code'),
    report,
  )
  const names = findTests(files.tests?.code ?? '')
  const challenge = {
    ...place,
    id: id ?? '',
    title: title ?? '',
    level: Number(attributes.level),
    minutes: Number(attributes.minutes),
    task: children.filter((node) => node.type !== 'code' && !('name' in node)),
    hints: elements.filter(({ name }) => name === 'Hint').map((hint) => getBlocks(hint)),
    explanation: elements.filter(({ name }) => name === 'Explanation').flatMap((node) => getBlocks(node)),
    names,
  }
  const messages = [
    ...headMessages(challenge),
    ...textMessages(challenge, elements),
    ...fileMessages(
      files,
      names.map(({ name }) => name),
    ),
  ]
  for (const message of messages)
    report(place.line, `The challenge ${id ? `"${id}"` : 'without an id'}: ${message}`)
  const { tests, ...others } = files
  return messages.length > 0 || !tests ? undefined : { ...challenge, ...others, tests }
}

function headMessages({
  id,
  title,
  level,
  minutes,
}: Pick<Challenge, 'id' | 'title' | 'level' | 'minutes'>): string[] {
  const isComplete =
    /^[a-z][a-z0-9-]*$/.test(id) && title !== '' && LEVELS.includes(level) && minutes >= 1 && minutes <= 60
  return isComplete ? [] : [`its id, title, level (1 to 3) or minutes are missing or can't be read. ${FORM}`]
}

function textMessages(
  { task, hints, explanation }: Pick<Challenge, 'task' | 'hints' | 'explanation'>,
  elements: readonly Element[],
): string[] {
  const unknown = elements.find(({ name }) => name !== 'Hint' && name !== 'Explanation')
  return [
    ...(task.length === 0 ? ['it has no task. Say in two to five sentences what trouble it is about.'] : []),
    ...(HINTS.includes(hints.length)
      ? []
      : [`it has ${counted(hints.length, 'hint')}. Write two or three <Hint>, from little to much.`]),
    ...(explanation.length === 0
      ? ['it has no explanation. Say in <Explanation> why the solution works, and where that is written.']
      : []),
    ...(unknown ? [`<${unknown.name ?? ''}> is unknown here. There are <Hint> and <Explanation>.`] : []),
  ]
}

function fileMessages(
  { start, tests, solutions, wrong }: ChallengeFiles,
  names: readonly string[],
): string[] {
  const strange = wrong.find(({ label }) => !names.includes(label))
  const titles = [...start, ...solutions.flatMap(({ files }) => files), ...(tests ? [tests] : [])]
  return [
    ...(start.length === 0 ? ['it has no files to start with. Tag them "start".'] : []),
    ...(tests ? [] : ['it has no tests. Tag one fence "tests".']),
    ...(tests && names.length === 0
      ? ["its file of tests has none. Begin lines with: await test('The cart is empty.', () => {"]
      : []),
    ...(tests && /^test\(/m.test(tests.code)
      ? ['its tests would run at the same time. Write "await" before each "test(".']
      : []),
    ...(new Set(names).size < names.length ? ['two of its tests have the same name. Rename one.'] : []),
    ...(solutions.length < LEAST_ATTEMPTS
      ? [
          `it has ${counted(solutions.length, 'solution')}. Write three that differ: "solution", and two unusual ones such as solution="with a …".`,
        ]
      : []),
    ...(wrong.length < LEAST_ATTEMPTS
      ? [
          `it has ${counted(wrong.length, 'wrong attempt')}. Write three that look right, one of them hard-coded: wrong="The name of the test that it fails.".`,
        ]
      : []),
    ...(strange
      ? [
          `no test is called "${strange.label}". Its tests are: ${names.map((name) => `"${name}"`).join(', ')}.`,
        ]
      : []),
    ...(titles.some(({ title }) => title === '') ? ['a fence has no title. Write title="src/….ts".'] : []),
  ]
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Without the paragraphs that MDX puts around elements that stand in lines of their own. */
function unravelled(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') return [node]
    const isAllElements = node.children.every(
      (child) => child.type === 'mdxJsxTextElement' || toString(child).trim() === '',
    )
    return isAllElements ? node.children.filter((child) => child.type === 'mdxJsxTextElement') : [node]
  })
}

/** The content of an element as blocks: text that stands in one line with its tags becomes a paragraph. */
function getBlocks({ type, children }: Element): RootContent[] {
  const isText = type === 'mdxJsxTextElement' || !children.some(({ type: kind }) => kind === 'paragraph')
  return isText ? [{ type: 'paragraph', children: children as never }] : children
}

function getAttributes({ attributes }: Element): Partial<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name, value } = attribute
      return [[name, typeof value === 'string' ? value : (value?.value ?? '')]]
    }),
  )
}

function isElement(node: RootContent, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name
}

function getLine({ position }: RootContent): number {
  return position?.start.line ?? 1
}

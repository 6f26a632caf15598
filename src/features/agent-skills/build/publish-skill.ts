import { stringify } from 'yaml'

import { outsideOfCode } from '../../../lib/build/outside-of-code'
import type { CheckedPage, Fence, ReportedError } from '../../checked-samples/build/generated-pages'
import { isShown, shownLines } from '../../checked-samples/build/generated-pages'
import type { Skill } from './read-skills'
import { getBody } from './read-skills'

/** What a published skill says beside its text. */
export interface SkillSurroundings {
  /** Of the library that its code ran on. */
  version: string
  /** Gives the address of the Markdown of a link such as `/api/createSlice#options`. */
  resolve: (link: string) => string
}

/** A link of Markdown to an address of this site. */
const LINK = /\]\((\/[^)\s]*)\)/g

/**
 * Writes a skill as agents read it: with its version, addresses that can be fetched, and code without what only the check needs.
 * The compiler's errors are comments below their lines.
 */
export function publishSkill(
  skill: Skill,
  checked: CheckedPage,
  { version, resolve }: SkillSurroundings,
): string {
  const lines = skill.text.split('\n')
  // From the last one, so that the places of the others stay as they are.
  for (const fence of [...checked.project.page.fences].reverse()) {
    const errors = checked.results.get(fence.index)?.expectedErrors ?? []
    const length = fence.code.split('\n').length + 2
    lines.splice(fence.firstLine - 2, length, ...(isShown(fence) ? writeFence(fence, errors) : []))
  }
  const body = withLinks(getBody(lines.join('\n')), resolve).replace(/\n{3,}/g, '\n\n')
  return `---\n${stringify(getHead(skill, version), { lineWidth: 0 })}---\n${body}`
}

function getHead({ name, description }: Skill, version: string): object {
  return {
    name,
    description,
    license: 'MIT',
    compatibility: `@reduxjs/toolkit ${version}`,
    metadata: { library: '@reduxjs/toolkit', version },
  }
}

/** Links in code are code. */
function withLinks(body: string, resolve: SkillSurroundings['resolve']): string {
  const prose = new Set(outsideOfCode(body).map(({ line }) => line))
  const lines = body
    .split('\n')
    .map((text, index) =>
      prose.has(index + 1) ? text.replace(LINK, (_, link: string) => `](${resolve(link)})`) : text,
    )
  return lines.join('\n')
}

function writeFence({ language, tags, code }: Fence, errors: readonly ReportedError[]): string[] {
  const name = language === 'npm' ? 'bash' : language
  const title = tags.title === undefined ? '' : ` title="${tags.title}"`
  const lines = shownLines(code).flatMap(({ text, source }) => [
    text,
    ...errors.filter(({ line }) => line === source).flatMap((error) => writeError(text, error)),
  ])
  return [`\`\`\`${name}${title}`, ...lines, '```']
}

function writeError(line: string, { code, message }: ReportedError): string[] {
  const indentation = /^ */.exec(line)?.[0] ?? ''
  return `error TS${code}: ${message}`.split('\n').map((text) => `${indentation}// ${text}`)
}

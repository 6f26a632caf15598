import type { OlderVersion } from '../../../../config/library'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { Tags } from './tags'

/** A code block of a page with its tags. Lines and columns count from 0 unless a comment says otherwise. */
export interface Fence {
  /** Path of the page from the site's folder, with forward slashes. */
  page: string
  /** Index among all code blocks of the page, from 0. */
  index: number
  /** The word after the opening fence, lower-case; empty if there is none. */
  language: string
  tags: Tags
  /** The text between the fences, without the indentation of the block. */
  code: string
  /** The file that `code` was read from, if it is not written in the page. */
  included?: { path: string; text: string }
  /** The live demo that the file belongs to, if the page shows it as a part of one. */
  demo?: string
  /** Line of the page on which `code` begins, from 1. */
  firstLine: number
  /** How many columns the block is indented by. */
  indentation: number
}

/** True for the languages that are type-checked: everything a page teaches is written in TypeScript. */
export function isTypeScript(fence: Fence): boolean {
  return fence.language === 'ts' || fence.language === 'tsx'
}

/** True for a fence that is type-checked, shown in both languages and can run. */
export function isChecked(fence: Fence): boolean {
  return isTypeScript(fence) && fence.tags.nocheck === undefined
}

/** True for a fence that readers see on the page, without opening anything. */
export function isShown(fence: Fence): boolean {
  return !fence.tags.setup && !fence.tags.proof
}

/** True for a fence that is executed. */
export function isExecuted(fence: Fence): boolean {
  return isChecked(fence) && (fence.tags.run || fence.tags.dom || fence.tags.server !== undefined)
}

/** A fence that shows what another one prints on an older version of the library. */
export type OlderOutput = Fence & { tags: { version: OlderVersion } }

/** A page, as far as the fences around a fence are asked for. */
interface FencesOfPage {
  fences: readonly Fence[]
}

/** The fence that shows what a fence prints: the next one on the page, if it is tagged `output`. */
export function getOutputFence(fence: Fence, { fences }: FencesOfPage): Fence | undefined {
  const next = fences[fence.index + 1]
  return next && isOutput(next) && !isOlder(next) ? next : undefined
}

/** The fence that shows what a fence prints on an older version, for comparison: the one after {@link getOutputFence}. */
export function getOlderOutput(fence: Fence, { fences }: FencesOfPage): OlderOutput | undefined {
  const output = getOutputFence(fence, { fences })
  const next = output && fences[output.index + 1]
  return next && isOutput(next) && isOlder(next) ? next : undefined
}

/** True for a fence that shows what the one before it prints. */
export function isOutput({ language, tags }: Fence): boolean {
  return language === 'text' && tags.output
}

/** True for a fence that is about an older version of the library. */
export function isOlder(fence: Fence): fence is OlderOutput {
  return fence.tags.version !== undefined
}

/**
 * Makes a problem at a place in a fence.
 *
 * @param line - from 0, in the fence's code
 * @param column - from 0, in the fence's code
 */
export function diagnosticAt(fence: Fence, line: number, column: number, message: string): Diagnostic {
  const { included } = fence
  if (included && line >= 0) {
    return { page: included.path, line: line + 1, column: column + 1, message, text: included.text }
  }
  return {
    page: fence.page,
    line: fence.firstLine + line,
    column: fence.indentation + column + 1,
    message,
  }
}

/** Makes a problem at the opening line of a fence. */
export function diagnosticAtOpening(fence: Fence, message: string): Diagnostic {
  return diagnosticAt(fence, -1, 0, message)
}

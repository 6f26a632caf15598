import { outsideOfCode, type ProseLine } from '../../../build-time/outside-of-code'
import type { Source } from './sources'

/** Matches what delimits an address: in a page, which is Markdown and JSX, and in a module, where it is a string. */
const IN_PAGE = { before: '(?<=["\'`(<]|\\]: *)', after: '(?=["\'`)>\\s]|$)' }
const IN_MODULE = { before: '(?<=["\'`])', after: '(?=["\'`])' }

/**
 * Finds where a link is written: as its target, or as Markdown may have it, relative and with the file's ending.
 *
 * @param page - the address of the page that the link is on
 * @param target - where it leads, like `/api/createSlice#options`
 * @returns the lines, from 1; empty if the link isn't written in this file
 */
export function linesOfLink({ file, text }: Source, page: string, target: string): number[] {
  if (!/\.mdx?$/.test(file)) return linesWith(allLines(text), escape(target), IN_MODULE)
  // Links in code don't count.
  const prose = outsideOfCode(text)
  const exact = linesWith(prose, escape(target), IN_PAGE)
  return exact.length > 0 ? exact : linesWith(prose, relativeForms(page, target), IN_PAGE)
}

function allLines(text: string): ProseLine[] {
  return text.split('\n').map((line, index) => ({ line: index + 1, text: line }))
}

function relativeForms(page: string, target: string): string {
  const [, address = '', end = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const name = address.split('/').at(-1) ?? ''
  const asFile = `(?:[^\\s"'\`()<>]*/)?${escape(name)}(?:\\.mdx?)?${escape(end)}`
  return address === page && end !== '' ? `(?:${asFile}|${escape(end)})` : asFile
}

function linesWith(lines: readonly ProseLine[], pattern: string, ends: typeof IN_PAGE): number[] {
  const written = new RegExp(ends.before + pattern + ends.after)
  return lines.filter(({ text }) => written.test(text)).map(({ line }) => line)
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

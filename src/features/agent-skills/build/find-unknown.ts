import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { InlineCode, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'

import type { DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import { parseMdx } from '../../../lib/build/parse-mdx'
import type { Skill } from './read-skills'

/** The packages whose names and messages a skill may mention. */
const PACKAGES = [
  '@reduxjs/toolkit',
  'react-redux',
  'redux',
  'redux-thunk',
  'reselect',
  'immer',
  'react',
  'react-dom',
  '@types/react',
  '@testing-library/react',
  'typescript',
]
/** Declarations, and bundles that are readable and have the messages of development. */
const SOURCES = /\.d\.m?ts$|(?<!\.browser|\.min|production)\.m?js$|development\.js$/
/** Words of commands, which no package declares. */
const COMMANDS = new Set(['npm', 'npx', 'install', 'vitest', 'tsc', 'test'])

const NAME = /[A-Za-z_$][\w$]*/g
/** A message in double quotes. Shorter ones are other quotations. */
const MESSAGE = /["“]([^"”]*)["”]/g
const WORDS_OF_A_MESSAGE = 4

/** What there is, of which skills may speak. */
interface Vocabulary {
  names: ReadonlySet<string>
  /** All texts of the packages, in the form of {@link plain}. */
  texts: string
}

/**
 * Finds what skills say of names and messages that neither an installed package nor their own code has: after an upgrade, that is
 * what no longer holds.
 *
 * @param siteDir - the site's folder
 */
export function findUnknown(siteDir: string, skills: readonly Skill[]): DataDiagnostic[] {
  const packages = readVocabulary(siteDir)
  return skills.flatMap((skill) => faultsIn(skill, packages))
}

function readVocabulary(siteDir: string): Vocabulary {
  const texts = PACKAGES.flatMap((name) => {
    const folder = path.join(siteDir, 'node_modules', name)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCES.test(file) && !file.includes('node_modules'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  })
  return {
    names: new Set([...COMMANDS, ...texts.flatMap((text) => text.match(NAME) ?? [])]),
    texts: texts.map(plain).join('\n'),
  }
}

function faultsIn({ file, text }: Skill, packages: Vocabulary): DataDiagnostic[] {
  const tree = parseMdx(text)
  const code = getCode(tree)
  const names = new Set(code.match(NAME) ?? [])
  const samples = plain(code)
  const faults: DataDiagnostic[] = []
  const report = (line = 1, message: string): void => void faults.push({ file, line, message })
  visit(tree, 'inlineCode', ({ value, position }: InlineCode) => {
    for (const name of new Set(value.match(NAME)))
      if (!packages.names.has(name) && !names.has(name))
        report(
          position?.start.line,
          `\`${value}\`: neither a package nor the code of this skill has "${name}".`,
        )
  })
  visit(tree, 'text', ({ value, position }: Text) => {
    for (const [, message = ''] of value.matchAll(MESSAGE)) {
      if (message.split(/\s+/).length < WORDS_OF_A_MESSAGE) continue
      const isThere = (part: string): boolean => packages.texts.includes(part) || samples.includes(part)
      const missing = plain(message)
        .split('…')
        .find((part) => !isThere(part))
      if (missing !== undefined)
        report(position?.start.line, `"${message}": no installed package says "${missing.trim()}".`)
    }
  })
  return faults
}

/** All code of a skill with the words after the languages, which have its file names. */
function getCode(tree: Root): string {
  const texts: string[] = []
  visit(tree, 'code', ({ value, meta }) => void texts.push(meta ?? '', value))
  return texts.join('\n')
}

/** A text without what differs between a message and the source that makes it: line breaks, joined parts, escapes and quotes. */
function plain(text: string): string {
  return text
    .replace(/["'`]\s*\+\s*["'`]/g, '')
    .replace(/\\n|\\(?=["'`])/g, ' ')
    .replace(/["'`‘’]/g, "'")
    .replace(/\s+/g, ' ')
}

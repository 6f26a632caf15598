import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import type { ErrorCode, MessagePart } from '../../../error-messages/types'
import { getTemplate } from '../../../error-messages/template-parts'
import { ENTRY_POINTS } from '../../../../lib/build/library-files'
import { messageParts } from './message-parts'
import { parse, readNames, visit, type Names } from './syntax'

/** A message without a number that a development build throws, rejects with, or prints to the console. */
export interface LibraryMessage {
  parts: MessagePart[]
  kind: 'error' | 'warning'
  /** Entry points whose bundles hold it. */
  entryPoints: string[]
}

type Site = Omit<LibraryMessage, 'entryPoints'>

/**
 * Reads all messages out of the published bundles that {@link extractErrorCodes} passes over: those without a number.
 *
 * @param directory - the installed library
 * @param codes - the numbered errors; what the console prints in the same words as one of them is left out
 * @throws Error when a bundle holds no message: the library's build has changed
 */
export function extractMessages(directory: string, codes: readonly ErrorCode[]): LibraryMessage[] {
  const numbered = new Set(codes.map(({ message }) => messageKey(getTemplate(message))))
  const messages = new Map<string, LibraryMessage>()
  for (const entryPoint of ENTRY_POINTS) {
    const sites = messageSites(readFileSync(path.join(directory, 'dist', entryPoint.readable), 'utf8'))
    if (sites.length === 0) {
      throw new Error(
        `Library: no messages found in dist/${entryPoint.readable}. Adapt src/features/api-reference/build/messages/extract-messages.ts to the new build.`,
      )
    }
    for (const site of sites) {
      const key = messageKey(getTemplate(site.parts))
      if (numbered.has(key)) continue
      const known = messages.get(key) ?? { ...site, entryPoints: [] }
      if (!known.entryPoints.includes(entryPoint.name)) known.entryPoints.push(entryPoint.name)
      messages.set(key, known)
    }
  }
  return [...messages.values()]
}

/** A key that is the same for two forms of a message: names of values and white space don't count. */
export function messageKey(template: string): string {
  return template
    .replace(/⟨[^⟩]*⟩/g, '⟨⟩')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Finds the messages in a readable bundle: of errors, of what the console prints, and of objects that are thrown in
 * place of errors. What has no fixed text, such as an error that is handed on, is no message.
 *
 * @param source - text of the bundle
 */
export function messageSites(source: string): Site[] {
  const file = parse(source)
  const names = readNames(file)
  const sites: Site[] = []
  visit(file, (node) => {
    const site = getSite(node, names)
    if (site?.parts.some((part) => 'text' in part && /[a-z]/i.test(part.text)) === true) sites.push(site)
  })
  return sites
}

function getSite(node: ts.Node, names: Names): Site | undefined {
  const thrown = thrownMessage(node)
  if (thrown !== undefined) return { kind: 'error', parts: messageParts(thrown, names) }
  if (!ts.isCallExpression(node) || !/^(console\.(warn|error)|warning)$/.test(node.expression.getText())) {
    return undefined
  }
  // The console separates what it prints by spaces.
  const parts = node.arguments.flatMap((argument, index) => [
    ...(index > 0 ? [{ text: ' ' }] : []),
    ...messageParts(argument, names),
  ])
  return { kind: 'warning', parts }
}

/** The message in `new Error(message)`, in `{ name: "AbortError", message }` and in `this.message = message`. */
function thrownMessage(node: ts.Node): ts.Expression | undefined {
  if (ts.isNewExpression(node))
    return /Error$/.test(node.expression.getText()) ? node.arguments?.[0] : undefined
  if (ts.isObjectLiteralExpression(node)) {
    const name = getTextValue(node, 'name')
    const isError = name !== undefined && ts.isStringLiteral(name) && name.text.endsWith('Error')
    return isError ? getTextValue(node, 'message') : undefined
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined
  return node.left.getText() === 'this.message' ? node.right : undefined
}

function getTextValue(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((candidate) => candidate.name?.getText() === name)
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined
}

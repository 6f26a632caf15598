import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

import type { ErrorCode, ErrorCodeList, MessagePart } from '../../error-messages/types'
import { messageParts } from './messages/message-parts'
import { parse, readNames, visit } from './messages/syntax'
import { ENTRY_POINTS, readLibraryVersion } from '../../../lib/build/library-files'

/** The function of the library that turns a code into the production message. */
const FORMATTER = 'formatProdErrorMessage'

/** A place in a readable bundle where a numbered error is thrown. */
interface ErrorSite {
  code: number
  message: MessagePart[]
}

/**
 * Reads all numbered errors out of the published bundles.
 *
 * @param directory - the installed library
 * @throws Error when a bundle holds no numbered error, or a code has two messages: the library's build has changed
 */
export function extractErrorCodes(directory: string): ErrorCodeList {
  const codes = new Map<number, ErrorCode>()
  for (const entryPoint of ENTRY_POINTS) {
    const read = (file: string) => readFileSync(path.join(directory, 'dist', file), 'utf8')
    const sites = errorSites(read(entryPoint.readable))
    if (sites.length === 0) {
      throw new Error(
        `Library: no numbered errors found in dist/${entryPoint.readable}. Adapt src/features/api-reference/build/error-codes.ts to the new build.`,
      )
    }
    addSites(codes, entryPoint.name, sites, productionCodes(read(entryPoint.production)))
  }
  return {
    libraryVersion: readLibraryVersion(directory),
    codes: [...codes.values()].sort((first, second) => first.code - second.code),
  }
}

function addSites(
  codes: Map<number, ErrorCode>,
  entryPoint: string,
  sites: readonly ErrorSite[],
  production: ReadonlySet<number>,
): void {
  for (const { code, message } of sites) {
    const known = codes.get(code)
    if (known === undefined) {
      codes.set(code, { code, message, entryPoints: [entryPoint], inProduction: production.has(code) })
      continue
    }
    if (JSON.stringify(known.message) !== JSON.stringify(message)) {
      throw new Error(`Library: error ${code} has two different messages. Show both in src/pages/errors.tsx.`)
    }
    if (!known.entryPoints.includes(entryPoint)) known.entryPoints.push(entryPoint)
    known.inProduction ||= production.has(code)
  }
}

/**
 * Finds `condition ? formatProdErrorMessage(N) : message` in a readable bundle.
 *
 * @param source - text of the bundle
 */
export function errorSites(source: string): ErrorSite[] {
  const file = parse(source)
  const names = readNames(file)
  const sites: ErrorSite[] = []
  visit(file, (node) => {
    if (!ts.isConditionalExpression(node)) return
    const code = codeOfCall(node.whenTrue, FORMATTER)
    if (code !== undefined) sites.push({ code, message: messageParts(node.whenFalse, names) })
  })
  return sites
}

/**
 * Finds the codes that a minified production bundle can still throw. The formatter has another name there, which is read
 * from its import or export statement.
 */
export function productionCodes(source: string): Set<number> {
  const file = parse(source)
  const formatter = localName(file, FORMATTER)
  const codes = new Set<number>()
  visit(file, (node) => {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return
    if (!/^(Type)?Error$/.test(node.expression.getText(file))) return
    const code = node.arguments?.[0] && codeOfCall(node.arguments[0], formatter)
    if (code !== undefined) codes.add(code)
  })
  return codes
}

/** The local name in a module of its import or export `name`; `name` itself if it has neither. */
function localName(file: ts.SourceFile, name: string): string {
  let local = name
  visit(file, (node) => {
    if (ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === name) local = node.name.text
    if (ts.isExportSpecifier(node) && node.name.text === name) local = (node.propertyName ?? node.name).text
  })
  return local
}

function codeOfCall(node: ts.Node, formatter: string): number | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== formatter) {
    return undefined
  }
  const argument = node.arguments[0]
  return argument !== undefined && ts.isNumericLiteral(argument) ? Number(argument.text) : undefined
}

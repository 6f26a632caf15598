import type { KnownError } from '../../../error-messages/types'
import { errorsFile, readErrorsOf } from '../../../error-messages/build/read-texts'
import { getTemplate } from '../../../error-messages/template-parts'
import { messageKey, type LibraryMessage } from './extract-messages'

/** A file with our texts, and the entry points whose messages belong in it. */
export interface TextFile {
  path: string
  errors: readonly KnownError[]
  isFor: (entryPoint: string) => boolean
}

const isQuery = (entryPoint: string) => entryPoint.includes('/query')

/** Reads the texts about the library's own messages. */
export function readTextFiles(siteDir: string): TextFile[] {
  const read = (name: string) => ({ path: errorsFile(name), errors: readErrorsOf(siteDir, name) })
  return [
    { ...read('toolkit'), isFor: (entryPoint) => !isQuery(entryPoint) },
    { ...read('query'), isFor: isQuery },
  ]
}

/**
 * Checks that we have a text for each message of the library, and that each text has its message.
 *
 * @param messages - those of the installed library
 * @param files - with our texts
 * @throws Error that names each message that has no text, and each text whose message is gone, with the file to edit
 */
export function assertMessages(messages: readonly LibraryMessage[], files: readonly TextFile[]): void {
  const diagnostics = compareMessages(messages, files)
  if (diagnostics.length === 0) return
  throw new Error(
    `Library: the texts about errors and warnings don't fit the installed version.\n${diagnostics.join('\n')}`,
  )
}

/** Lists what {@link assertMessages} throws, a line each. */
export function compareMessages(messages: readonly LibraryMessage[], files: readonly TextFile[]): string[] {
  return files.flatMap((file) => {
    const own = messages.filter(({ entryPoints }) => entryPoints.some(file.isFor))
    return [...withoutText(own, file), ...withoutMessage(own, file)]
  })
}

function withoutText(messages: readonly LibraryMessage[], { path, errors }: TextFile): string[] {
  const written = new Map(
    errors.flatMap(({ kind, messages: own }) => own.map((message) => [messageKey(message), kind] as const)),
  )
  return messages.flatMap(({ parts, kind, entryPoints }) => {
    const template = getTemplate(parts)
    const found = written.get(messageKey(template))
    if (found === kind) return []
    const remedy =
      found === undefined ? 'add an entry with it, its cause and its fix' : `its entry says "${found}"`
    return [`${path}: ${remedy}. The ${kind} of ${entryPoints.join(', ')}: ${JSON.stringify(template)}`]
  })
}

function withoutMessage(messages: readonly LibraryMessage[], { path, errors }: TextFile): string[] {
  const existing = new Set(messages.map(({ parts }) => messageKey(getTemplate(parts))))
  return errors.flatMap(({ id, messages: own }) =>
    own
      .filter((message) => !existing.has(messageKey(message)))
      .map(
        (message) =>
          `${path}: the message of "${id}" is gone; reword or remove it: ${JSON.stringify(message)}`,
      ),
  )
}

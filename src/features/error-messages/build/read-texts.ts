import path from 'node:path'

import { assertNoDiagnostics, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import {
  listContent,
  readContent,
  repeatedIds,
  type ContentFile,
} from '../../../lib/build/content/read-content'
import type { KnownError, KnownGroup, Remedies } from '../types'
import errorsSchema from './errors.schema.json'
import groupsSchema from './groups.schema.json'
import remediesSchema from './remedies.schema.json'

/** A file for the errors of each project, one with the sections of the page, and one about numbered errors. */
export const ERRORS_FOLDER = 'content/errors'
const GROUPS_FILE = `${ERRORS_FOLDER}/groups.yaml`
const REMEDIES_FILE = `${ERRORS_FOLDER}/remedies.yaml`

/** The path of the file with the errors of a project, from the site's folder. */
export const errorsFile = (name: string): string => `${ERRORS_FOLDER}/${name}.yaml`

/** As `errors.schema.json` describes it. */
interface ErrorsData {
  errors: Readonly<Record<string, Omit<KnownError, 'id'>>>
}

/** As `groups.schema.json` describes it. */
interface GroupsData {
  groups: Readonly<Record<string, { title: string; files: readonly string[] }>>
}

/**
 * Reads all errors and warnings without a number of Redux Toolkit that the site explains, in the order of the page.
 *
 * @param siteDir - path of the site's folder
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readKnownGroups(siteDir: string): KnownGroup[] {
  const [groups] = readContent<GroupsData>(siteDir, [GROUPS_FILE], groupsSchema)
  const paths = listContent(siteDir, ERRORS_FOLDER).filter(
    (file) => file !== GROUPS_FILE && file !== REMEDIES_FILE,
  )
  const files = readContent<ErrorsData>(siteDir, paths, errorsSchema)
  assertNoDiagnostics('The errors', [
    ...(groups ? diagnosticsOfGroups(groups, paths) : []),
    ...repeatedIds(files, 'errors'),
  ])
  const errorsIn = (name: string) => files.filter(({ file }) => file === errorsFile(name)).flatMap(getErrors)
  return Object.entries(groups?.data.groups ?? {}).map(([id, group]) => ({
    id,
    title: group.title,
    errors: group.files.flatMap(errorsIn),
  }))
}

/** Reads the errors of one project, as {@link readKnownGroups} does all. */
export function readErrorsOf(siteDir: string, name: string): KnownError[] {
  return readContent<ErrorsData>(siteDir, [errorsFile(name)], errorsSchema).flatMap(getErrors)
}

/**
 * Reads the remedies of the numbered errors.
 *
 * @throws AuthorError with the file, line and remedy of every fault
 */
export function readRemedies(siteDir: string): Remedies {
  const [file] = readContent<{ remedies: Remedies }>(siteDir, [REMEDIES_FILE], remediesSchema)
  return file?.data.remedies ?? {}
}

const getErrors = ({ data }: ContentFile<ErrorsData>): KnownError[] =>
  Object.entries(data.errors).map(([id, texts]) => ({ id, ...texts }))

function diagnosticsOfGroups(
  { file, data, getLine }: ContentFile<GroupsData>,
  paths: readonly string[],
): DataDiagnostic[] {
  const named = Object.entries(data.groups).flatMap(([group, { files }]) =>
    files.map((name, at) => ({ name, line: getLine('groups', group, 'files', at) })),
  )
  const unnamed = paths
    .map((errors) => path.posix.basename(errors, '.yaml'))
    .filter((name) => !named.some((other) => other.name === name))
  return [
    ...named
      .filter(({ name }) => !paths.includes(errorsFile(name)))
      .map(({ name, line }) => ({
        file,
        line,
        message: `There is no ${name}.yaml with errors beside this file: correct or remove the name.`,
      })),
    ...unnamed.map((name) => ({
      file,
      line: getLine('groups'),
      message: `"${name}" is missing: say which section has its errors, or remove ${name}.yaml.`,
    })),
  ]
}

import type { ProjectSource } from '../../shared/project-parts'
import { javascriptForm } from '../../../checked-samples/build/javascript/javascript-form'

/** A file as the repository has it. */
export interface TypeScriptFile {
  /** Its path in a project. */
  name: string
  text: string
}

/**
 * Adds the JavaScript of files, as samples get it.
 *
 * @throws Error that names the file and the line that has no JavaScript form
 */
export function inBothLanguages(files: readonly TypeScriptFile[]): Promise<ProjectSource[]> {
  return Promise.all(
    files.map(async ({ name, text: typescript }) => {
      const form = await javascriptForm(typescript, name.endsWith('x') ? 'tsx' : 'ts')
      if ('message' in form) throw new Error(`${name}:${form.line + 1}: ${form.message}`)
      return { name, typescript, ...(form.text !== undefined && { javascript: form.text }) }
    }),
  )
}

import { writeToClipboard } from '../../../../lib/client/copy'

/**
 * Copies all files of a sample, each below a comment with its name.
 *
 * @param files - their texts, by name
 * @returns whether the browser allowed it
 */
export function copyAll(files: ReadonlyMap<string, string>): Promise<boolean> {
  const parts = [...files].map(([name, text]) => `// ${name}\n${text.trimEnd()}`)
  return writeToClipboard(`${parts.join('\n\n')}\n`)
}

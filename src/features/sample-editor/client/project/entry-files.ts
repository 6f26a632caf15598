import { SERVER_MODULE } from '../../../sample-runtime/protocol/packages'
import { demoEntry } from './demo-files'
import type { NamedText, Project } from './make-project'

/** Makes the files that start the sample: in a page, and in a test. */
export function entryFiles(project: Project): NamedText[] {
  const { sample, entry, hasTest, language } = project
  if (sample.demo !== undefined) return [{ name: 'index.html', text: pageOf(project) }, demoEntry(project)]
  const files = [
    { name: 'index.html', text: pageOf(project) },
    { name: entry, text: mainOf(project) },
  ]
  return hasTest ? [...files, { name: `sample-tools/sample.test.${language}`, text: testOf(project) }] : files
}

function pageOf({ name, entry }: Project): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`
}

function mainOf(project: Project): string {
  return `${startOf(project)}import '../sample-tools/show-output'

${runOf(project).join('\n')}
`
}

function testOf(project: Project): string {
  return `${startOf(project)}import { it } from 'vitest'
import { checkValues } from './check-values'

it('gives the values that its comments say', () =>
  checkValues(async () => {
${runOf(project)
  .map((line) => `    ${line}`)
  .join('\n')}
  }))
`
}

/** The server takes over \`fetch\` before anything else runs. */
function startOf({ sample }: Project): string {
  return sample.server === undefined ? '' : `import '../${SERVER_MODULE}'\n`
}

/** Both files are in a folder of the project's. */
function runOf({ own }: Project): string[] {
  return own.map((name) => `await import('../${name.replace(/\.\w+$/, '')}')`)
}

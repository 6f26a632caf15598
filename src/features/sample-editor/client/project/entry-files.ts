import { SERVER_MODULE } from '../../../sample-runtime/protocol/packages'
import { demoEntry } from './demo-files'
import type { NamedText, Project } from './project-files'
import type { ShownApp } from './shown-app'

/** Makes the files that start the sample: in a page, and in a test. */
export function entryFiles(project: Project): NamedText[] {
  const { sample, entry, hasTest, language } = project
  if (sample.demo !== undefined) return [{ name: 'index.html', text: getPage(project) }, demoEntry(project)]
  const files = [
    { name: 'index.html', text: getPage(project) },
    { name: entry, text: getMain(project) },
  ]
  return hasTest
    ? [...files, { name: `sample-tools/sample.test.${language}`, text: getTest(project) }]
    : files
}

function getPage({ name, entry }: Project): string {
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

function getMain(project: Project): string {
  if (project.app) return mainOfApp(project, project.app)
  return `${getStart(project)}import '../sample-tools/show-output'

${getRun(project).join('\n')}
`
}

/** The packages that the file needs that renders an app. */
export function importsFor({ store }: ShownApp): string[] {
  return ['react-dom/client', ...(store ? ['react-redux'] : [])]
}

function mainOfApp(project: Project, { file, store }: ShownApp): string {
  const provider = store ? "import { Provider } from 'react-redux'\n" : ''
  const storeLine = store ? `const { ${store.name} } = await import('${fromMain(store.file)}')\n` : ''
  const app = store ? `<Provider store={${store.name}}><App /></Provider>` : '<App />'
  const root = `document.getElementById('root')${project.language === 'ts' ? '!' : ''}`
  return `${getStart(project)}import '../sample-tools/show-output'
import { createRoot } from 'react-dom/client'
${provider}
${getRun(project).join('\n')}
${storeLine}const { default: App } = await import('${fromMain(file)}')

createRoot(${root}).render(${app})
`
}

function getTest(project: Project): string {
  return `${getStart(project)}import { it } from 'vitest'
import { checkValues } from './check-values'

it('gives the values that its comments say', () =>
  checkValues(async () => {
${getRun(project)
  .map((line) => `    ${line}`)
  .join('\n')}
  }))
`
}

/** The server takes over \`fetch\` before anything else runs. */
function getStart({ sample }: Project): string {
  return sample.server === undefined ? '' : `import '../${SERVER_MODULE}'\n`
}

function getRun({ own }: Project): string[] {
  return own.map((name) => `await import('${fromMain(name)}')`)
}

/** What imports of a file say, in a folder of the project's. */
const fromMain = (name: string): string => `../${name.replace(/\.\w+$/, '')}`

import type { Project } from './project-files'
import { unknownPackages } from './settings'

/** Writes what a reader of the project's folder should know. */
export function getReadme(project: Project): string {
  const { demo } = project.sample
  const kind = demo === undefined ? 'sample' : 'live demo'
  const paragraphs = [
    `# ${project.name}`,
    `A ${kind} from the documentation of Redux Toolkit, as it was in the editor when you downloaded it:\n${project.page}`,
    '```sh\nnpm install\nnpm run dev\n```\n\nThen open the address that it prints.',
    demo === undefined ? shownBy(project) : demoParts(project),
    ...testedBy(project),
    ...servedBy(project),
    ...exportedFor(project),
    ...missingIn(project),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function shownBy({ sample, entry }: Project): string {
  const shows = sample.screen
    ? 'The page shows what the sample renders and, below it, what the sample prints.'
    : 'The page shows what the sample prints, and so does its console.'
  return `${shows} For a statement with a comment like \`// → 1\`, that is the statement's value, which \`sample-tools/\` finds. Everything starts in \`${entry}\`.`
}

function demoParts({ files, sample }: Project): string {
  const shown = files.slice(0, sample.files.length).map(({ name }) => `\`${name}\``)
  return `The page shows the demo. What you saw in the editor is ${shown.join(' and ')}; the other files of \`src/demo/\` are what the demo shows around it. If it makes requests, they are answered in memory: nothing is sent. \`src/kit/\` has the panels that all demos share. All of it is under the MIT license.`
}

function testedBy({ hasTest, own }: Project): string[] {
  if (!hasTest) return []
  const files = own.map((name) => `\`${name}\``).join(' and ')
  return [
    `\`npm test\` runs ${files} and compares the values with the comments. Time is virtual there: waiting for a minute takes no time.`,
  ]
}

function servedBy({ sample, entry }: Project): string[] {
  if (sample.server === undefined) return []
  return [
    `There is no real server: \`simulated-server/\` takes the place of \`fetch\` and answers the requests in memory. Nothing is sent, and after a reload the data is as it was at first. To use a server of your own, remove the import of \`simulated-server\` from \`${entry}\`.`,
  ]
}

function exportedFor({ app, entry }: Project): string[] {
  const { store } = app ?? {}
  if (!store || store.isExported) return []
  return [
    `The last line of \`${store.file}\` is new. It exports the store, which \`${entry}\` gives to a Provider.`,
  ]
}

function missingIn(project: Project): string[] {
  const names = unknownPackages(project)
  if (names.length === 0) return []
  return [
    `You have added imports of packages that the documentation doesn't use. Install them, too: ${names.join(', ')}`,
  ]
}

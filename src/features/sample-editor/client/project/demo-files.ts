import type { NamedText, Project } from './project-files'

/** Where a project has the styles that a live demo expects of its page. */
export const DEMO_STYLES = 'src/page.css'
/** The file that shows the demo, without its ending. */
export const DEMO_ENTRY = 'src/main'
/** What that file imports. */
export const DEMO_IMPORTS = ['react-dom/client']

/** What demos share, in folders beside theirs. */
const SHARED = /^(?:kit|frame)\//

/** What they have in common with the inspector of stores, and with samples. From their folders, it is outside of `src`. */
const OUTSIDE = /^(?:store-inspector|simulated-server)\//

/** The path that a file of a live demo has in a project, by the name that the shown files give it. */
export function placeInProject(name: string): string {
  if (OUTSIDE.test(name)) return name
  return SHARED.test(name) ? `src/${name}` : `src/demo/${name}`
}

/** Makes the file that shows the demo. */
export function demoEntry({ entry }: Project): NamedText {
  return {
    name: entry,
    text: `import { createRoot } from 'react-dom/client'
import './page.css'
import Demo from './demo'

createRoot(document.body.appendChild(document.createElement('div'))).render(<Demo />)
`,
  }
}

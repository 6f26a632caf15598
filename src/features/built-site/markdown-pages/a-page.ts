import { createMarkdownPage, type MarkdownPage } from './make-markdown-page'

const ORIGIN = 'https://docs.example.org'

/** The HTML of a built page with the given text, as the theme frames it. */
export function pageWith(text: string, path = '/api/createSlice'): string {
  return `<!doctype html><html lang="en"><head>
    <link rel="canonical" href="${ORIGIN}${path}">
    <meta name="description" content="What it is.">
  </head><body><nav>Menu</nav><main><article>
    <nav class="theme-doc-breadcrumbs">API</nav>
    <div class="theme-doc-markdown markdown"><header><h1>createSlice</h1></header>${text}</div>
    <footer>Edit this page</footer>
  </article></main></body></html>`
}

/** The Markdown page of such a page. */
export function getTwin(text: string, path?: string): MarkdownPage {
  const markdownPage = createMarkdownPage(pageWith(text, path), '2.14.0')
  if (markdownPage === undefined) throw new Error('The page was taken for no document.')
  return markdownPage
}

/** What a text becomes in the Markdown that has everything, without the lines that every Markdown page begins with. */
export function getMarkdown(text: string): string {
  return withoutFront(getTwin(text).full.text)
}

/** The same in the Markdown that is read unless everything is asked for. */
export function getShortMarkdown(text: string): string {
  return withoutFront(getTwin(text).markdown)
}

function withoutFront(markdown: string): string {
  const [, , , ...blocks] = markdown.split('\n\n')
  return blocks.join('\n\n').trimEnd()
}

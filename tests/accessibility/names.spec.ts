import { expect, test } from '../browser/test'
import { visit } from './visit'

/** The landmarks, headings and controls in the accessibility tree of each kind of page, without the text. */
const MAINS: Readonly<Record<string, string>> = {
  '/': `
    - main:
      - heading "The standard way to write Redux" [level=1]
      - figure:
        - group "Package manager":
          - button "npm" [pressed]
      - region "One second of an app":
        - table "Each action, and the state after it"
      - navigation "Where to start"
      - region /Live demo/
  `,
  '/tutorials/quick-start': `
    - complementary:
      - navigation "Docs sidebar":
        - list:
          - listitem:
            - button "Tutorials" [expanded]
    - main:
      - article:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home page"
        - heading "Quick start" [level=1]
        - group: Copy page
      - navigation "Docs pages":
        - link /Previous/
        - link /Next/
  `,
  '/api/createSlice': `
    - main:
      - article:
        - heading "createSlice" [level=1]
        - figure:
          - text: src/playlistSlice.ts
          - group "Language":
            - button "TS" [pressed]
            - button "JS"
          - button "Types"
          - button "Copy"
          - group "src/playlistSlice.ts"
        - heading /^Signature/ [level=2]
        - heading /^Options/ [level=2]
        - region "Live demo A case reducer, draft by draft":
          - list "What to try"
          - region /Order of a table/
  `,
  '/search?q=createSlice': `
    - main:
      - heading "Search results for \\"createSlice\\"" [level=1]
      - search:
        - searchbox "Search the documentation": createSlice
        - button "Search"
      - status: /results/
      - list:
        - listitem:
          - heading "createSlice" [level=2]:
            - link "createSlice"
  `,
  '/errors?q=24': `
    - main:
      - heading "Error messages" [level=1]
      - textbox "Paste an error, a warning, or a code":
        - text: "24"
      - paragraph:
        - button "Clear"
        - button "Copy link"
      - status: "Found: Error 24"
      - region "Error 24"
      - heading /^All codes/ [level=2]
  `,
  '/accessibility': `
    - main:
      - heading "Accessibility" [level=1]
      - heading /^What is tested/ [level=2]
      - heading /^Known problems/ [level=2]
      - heading /^Report a barrier/ [level=2]
  `,
  '/no/such/page': `
    - main:
      - heading "Page Not Found" [level=1]
      - search:
        - searchbox "Search the documentation"
      - list:
        - listitem:
          - link "Start with Redux Toolkit"
  `,
}

/** The landmarks around the content of each page. */
const FRAME_BEFORE = `
    - region "Skip to main content":
      - link "Skip to main content"
    - banner:
      - button "Close"
    - navigation "Main":
      - link "Redux Toolkit"
      - link "Getting Started"
      - link /GitHub/
      - button "Switch between light and dark mode (currently light mode)"
      - button "Search"
`
const FRAME_AFTER = `
    - contentinfo:
      - list:
        - listitem:
          - link "Accessibility"
`

for (const [path, main] of Object.entries(MAINS)) {
  test(`${path} has its names and roles`, async ({ keptPage: page }) => {
    await visit(page, path)
    for (const stage of await page.locator('[data-stage]').all()) await stage.scrollIntoViewIfNeeded()
    await expect(page.locator('body')).toMatchAriaSnapshot(FRAME_BEFORE + main + FRAME_AFTER)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

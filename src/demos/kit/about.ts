/** What a live demo is, in data: the page, the gallery and the build read it without loading the demo. */
export interface DemoAbout {
  /** The folder in `src/demos/`, and what `<LiveDemo name="…" />` says. */
  name: string
  title: string
  /** What it shows, in one line of the gallery. `code` stands between backticks, here and in `prompts`. */
  summary: string
  /** What to try, in an order that tells the story. */
  prompts: readonly [string, string, string]
  /** The files of the folder that readers see, in the order of their tabs. */
  files: readonly [string, ...string[]]
  /** Pages that embed it, with the heading above it; the first is where the gallery leads. */
  pages: readonly [string, ...string[]]
  /** Height in pixels that is reserved until the demo is there: beside each other, and stacked on a phone. */
  height: { wide: number; narrow: number }
}

/** The description of a live demo, which the page, the gallery and the build read without loading the demo. */
export interface DemoAbout {
  /** The folder in `src/features/demos/`, and the `name` of `<LiveDemo>`. */
  name: string
  title: string
  /** One line for the gallery on what it shows. Code is between backticks, here and in `prompts`. */
  summary: string
  /** What to try, in an order that tells the story. */
  prompts: readonly [string, string, string]
  /** The files of the folder that readers see, in the order of their tabs. */
  files: readonly [string, ...string[]]
  /** Pages that embed it, with the heading above it; the gallery links to the first. */
  pages: readonly [string, ...string[]]
  /** Height in pixels to reserve until the demo has loaded: with panels side by side, and stacked on a phone. */
  height: { wide: number; narrow: number }
}

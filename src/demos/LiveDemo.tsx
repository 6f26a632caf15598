import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import useBrokenLinks from '@docusaurus/useBrokenLinks'

import { anchorOf } from './frame/anchor'
import { InlineText } from './frame/InlineText'
import { SourceTabs } from './frame/SourceTabs'
import { Stage } from './frame/Stage'
import styles from './frame/frame.module.css'
import type { DemoAbout } from './kit/about'

/** What an author writes. The build replaces `name` by `about` and `children`. */
interface AuthorProps {
  /** A folder of `src/demos/`. */
  name: string
}

/** What the build makes of it (`src/plugins/samples/remark.ts`). */
interface BuiltProps {
  /** A {@link DemoAbout} as JSON. */
  about: string
  /** The code blocks of `about.files`, in their order. */
  children: ReactNode
}

/**
 * A demo that runs in the page: what to try, the demo itself, and its source. Everything but the demo is there
 * without JavaScript; its code is fetched when it comes near.
 *
 * @example `<LiveDemo name="first-query" />` in a page that imports `LiveDemo` from `@site/src/demos/LiveDemo`
 */
export function LiveDemo(props: AuthorProps | BuiltProps): ReactNode {
  if (!('about' in props))
    throw new Error('<LiveDemo name="…" /> stands in .mdx files: the build completes it.')
  return <Frame about={JSON.parse(props.about) as DemoAbout}>{props.children}</Frame>
}

function Frame({ about, children }: { about: DemoAbout; children: ReactNode }): ReactNode {
  const title = useId()
  const id = anchorOf(about.name)
  // Links to the demo are checked like those to headings.
  useBrokenLinks().collectAnchor(id)
  // Another number is another demo: a new store, and the server as it began.
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState(false)
  return (
    <section className={styles.frame} id={id} data-live-demo={about.name} aria-labelledby={title}>
      <header className={styles.head}>
        <p className={styles.title} id={title}>
          <span className={styles.kicker}>Live demo</span> {about.title}
        </p>
        {loaded && (
          <button type="button" className={styles.reset} onClick={() => setRound((before) => before + 1)}>
            Reset
          </button>
        )}
      </header>
      <ol className={styles.prompts} aria-label="What to try">
        {about.prompts.map((prompt) => (
          <li key={prompt}>
            <InlineText text={prompt} />
          </li>
        ))}
      </ol>
      <Stage name={about.name} height={about.height} round={round} onLoad={() => setLoaded(true)} />
      <SourceTabs files={about.files}>{children}</SourceTabs>
    </section>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import useBrokenLinks from '@docusaurus/useBrokenLinks'

import { getAnchor } from './frame/anchor'
import { canEdit, editDemo, showStoreOfDemo } from '../sample-editor/client/edit-buttons/edit-demo'
import { FrameContext } from './frame/frame-context'
import { SourceTabs } from './frame/SourceTabs'
import { Stage } from './frame/Stage'
import { Stepper } from './frame/Stepper'
import { useIsEdited, useIsOperated } from './frame/use-frame'
import styles from './frame/frame.module.css'
import type { DemoAbout } from '../demo-catalog/about'

/** The props that an author writes. The build replaces `name` with `about` and `children`. */
interface AuthorProps {
  /** A folder of `src/features/demos/`. */
  name: string
}

/** The props that the build writes instead (`src/features/checked-samples/build/mdx.ts`). */
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
 * @example `<LiveDemo name="first-query" />` in a page that imports `LiveDemo` from `@site/src/features/demos/LiveDemo`
 */
export function LiveDemo(props: AuthorProps | BuiltProps): ReactNode {
  if (!('about' in props))
    throw new Error('<LiveDemo name="…" /> can only be used in .mdx files, where the build adds its data.')
  return <Frame about={JSON.parse(props.about) as DemoAbout}>{props.children}</Frame>
}

function Frame({ about, children }: { about: DemoAbout; children: ReactNode }): ReactNode {
  const nameId = useId()
  const titleId = useId()
  const id = getAnchor(about.name)
  // Links to the demo are checked like those to headings.
  useBrokenLinks().collectAnchor(id)
  const frame = useRef<HTMLElement>(null)
  const operated = useIsOperated(frame)
  const edited = useIsEdited(frame)
  // A new number mounts the demo again, with a new store and the server's initial data.
  const [round, setRound] = useState(0)
  const [loaded, setLoaded] = useState(false)
  // Which blocks can be edited is in their HTML alone.
  const [editable, setEditable] = useState(false)
  useEffect(() => setEditable(frame.current !== null && canEdit(frame.current)), [])
  return (
    <section
      className={styles.frame}
      id={id}
      data-live-demo={about.name}
      aria-labelledby={nameId}
      tabIndex={-1}
      ref={frame}
    >
      <header className={styles.head} data-live={loaded}>
        <p className={styles.title} id={nameId}>
          <span className={styles.kicker}>Live demo</span> <span id={titleId}>{about.title}</span>
        </p>
        <button
          type="button"
          className={styles.control}
          data-absent={!editable}
          onClick={({ currentTarget }) => frame.current && void editDemo(frame.current, currentTarget)}
        >
          Edit
        </button>
        <button
          type="button"
          className={styles.control}
          data-absent={!editable}
          aria-label="Show the store"
          title="Runs the demo anew, with an inspector of its store below it"
          onClick={({ currentTarget }) => frame.current && void showStoreOfDemo(frame.current, currentTarget)}
        >
          Store
        </button>
        {/* Takes its space before it can be used, so that the title doesn't wrap differently later. */}
        <button
          type="button"
          className={styles.control}
          data-absent={!loaded || edited}
          onClick={() => setRound((before) => before + 1)}
        >
          Reset
        </button>
        {/* A new paragraph each time, because screen readers don't announce the same text twice. */}
        <div className="visually-hidden" aria-live="polite">
          {round > 0 && <p key={round}>The demo was reset.</p>}
        </div>
      </header>
      <Stepper prompts={about.prompts} />
      <FrameContext value={{ titleId, operated }}>
        {/* The editor has a screen of its own: the same demo, with the reader's changes. */}
        {!edited && (
          <Stage
            name={about.name}
            height={about.height}
            round={round}
            onLoad={() => setLoaded(true)}
            // The pressed button disappears with its message, so the focus moves here.
            onRetry={() => frame.current?.focus({ preventScroll: true })}
          />
        )}
      </FrameContext>
      <SourceTabs files={about.files}>{children}</SourceTabs>
    </section>
  )
}

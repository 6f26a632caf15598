import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import clsx from 'clsx'

import { announce } from '../../../lib/client/announce'
import { writeToClipboard } from '../../../lib/client/copy'
import styles from './errors.module.css'

/** How long the button shows the outcome, in milliseconds. */
const SHOWN_FOR = 2000

interface Props {
  text: string
  onChange: (text: string) => void
  /** Called when the reader is about to use the box. */
  onIntent: () => void
  /** An address to share the answer, if there is one. */
  link: string | undefined
}

/** The box to paste an error into. */
export function FinderBox({ text, onChange, onIntent, link }: Props): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useKeepEarlyText(box, text, onChange)

  function clear() {
    onChange('')
    box.current?.focus()
  }

  return (
    <div className={styles.finder}>
      <label htmlFor={id}>Paste an error, a warning, or a code</label>
      <textarea
        ref={box}
        id={id}
        className={clsx('text-field', styles.box)}
        // Who comes with a text wants its answer.
        data-arrival={text === '' ? '' : undefined}
        rows={4}
        value={text}
        placeholder="Minified Redux Toolkit error #24; visit …"
        aria-describedby={`${id}-help`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={onIntent}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={styles.help}>
        From the console, a terminal or an editor, with or without its stack. It is looked up in your browser
        and sent nowhere.
      </p>
      <noscript>
        <p>The box needs JavaScript. Search the lists below with your browser instead.</p>
      </noscript>
      {text !== '' && (
        <p className={styles.buttons}>
          <button type="button" className={styles.button} onClick={clear}>
            Clear
          </button>
          {link !== undefined && <CopyLink link={link} />}
        </p>
      )}
    </div>
  )
}

/** Reports text that was typed or pasted before React hydrated the page. */
function useKeepEarlyText(
  box: React.RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
): void {
  useEffect(() => {
    const early = box.current?.value ?? ''
    if (early !== '' && early !== text) onChange(early)
    // Only once: later, every change is reported.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

function CopyLink({ link }: { link: string }): ReactNode {
  const [label, setLabel] = useState('Copy link')

  async function copy() {
    const outcome = (await writeToClipboard(link)) ? 'Link copied' : 'Copy failed'
    setLabel(outcome)
    announce(outcome)
    setTimeout(() => setLabel('Copy link'), SHOWN_FOR)
  }

  return (
    <button type="button" className={styles.button} onClick={() => void copy()}>
      {label}
    </button>
  )
}

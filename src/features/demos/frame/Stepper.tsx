import { useId } from 'react'
import type { ReactNode } from 'react'

import type { DemoAbout } from '../../demo-catalog/about'
import styles from './stepper.module.css'
import { InlineText } from '../../../lib/client/InlineText'

/**
 * What to try, one step at a time. Radio buttons choose the step, so that it also works before and without scripts: the
 * arrow keys move between them, and Back and Next step are labels for those who point. On paper, it is a list.
 */
export function Stepper({ prompts }: Pick<DemoAbout, 'prompts'>): ReactNode {
  const id = useId()
  const radioId = (index: number): string => `${id}-${index}`
  const textId = (index: number): string => `${id}-text-${index}`
  return (
    <ol className={styles.stepper} aria-label="What to try">
      {prompts.map((prompt, index) => (
        <li key={prompt}>
          <input
            type="radio"
            name={id}
            id={radioId(index)}
            defaultChecked={index === 0}
            aria-labelledby={textId(index)}
          />
          <div className={styles.step}>
            <p id={textId(index)}>
              <InlineText text={prompt} />
            </p>
            <Turn to={index > 0 ? radioId(index - 1) : undefined} text="Back" />
            <Turn to={index < prompts.length - 1 ? radioId(index + 1) : undefined} text="Next step" />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Goes to another step. Hidden from screen readers, which have the radio buttons themselves. */
function Turn({ to, text }: { to: string | undefined; text: string }): ReactNode {
  return to === undefined ? (
    <span className={styles.turn} aria-hidden="true" data-no-markdown="" data-search-ignore="">
      {text}
    </span>
  ) : (
    <label className={styles.turn} htmlFor={to} aria-hidden="true" data-search-ignore="">
      {text}
    </label>
  )
}

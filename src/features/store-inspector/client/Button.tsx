import type { ComponentProps, ReactNode } from 'react'

import styles from './panel.module.css'

/** A button of the panel with a border. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={styles.button} {...props} />
}

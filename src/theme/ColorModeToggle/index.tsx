/*
 * Changed from the original: two states instead of three, because a press should always change what the reader sees
 * (the original goes light → dark → system, and one of these steps changes nothing). As long as there was no press,
 * the mode follows the system. The button isn't disabled before hydration: until then, src/features/fast-pages/early-input
 * handles a press.
 */
import { type ReactNode } from 'react'
import clsx from 'clsx'
import { useColorMode } from '@docusaurus/theme-common'
import type { Props } from '@theme/ColorModeToggle'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'

import styles from './styles.module.css'

/** Switches between light and dark; `onChange` stores the choice. */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props): ReactNode {
  const { colorMode } = useColorMode()
  const next = colorMode === 'dark' ? 'light' : 'dark'
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode-toggle=""
        onClick={() => onChange(next)}
        title="Switch between light and dark"
        aria-label={`Switch between light and dark mode (currently ${colorMode} mode)`}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  )
}

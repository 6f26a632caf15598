/*
 * Changed from the original: two states instead of three, because a press should always change what the reader sees
 * (the original goes light → dark → system, and one of these steps changes nothing). As long as there was no press,
 * the mode follows the system. The button isn't disabled before hydration: until then, src/features/fast-pages/early-input
 * handles a press. Every page has both icons, so they are lines: the original's outlines of them are four times as long.
 */
import { type ReactNode } from 'react'
import clsx from 'clsx'
import { useColorMode } from '@docusaurus/theme-common'
import type { Props } from '@theme/ColorModeToggle'

import styles from './styles.module.css'

const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4l1 1M5.3 18.7l1-1M17.7 6.3l1-1'
const MOON = 'M11.2 4a8 8 0 1 0 8.8 8.8A6.3 6.3 0 0 1 11.2 4z'

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
        <Icon className={styles.light} path={SUN} />
        <Icon className={styles.dark} path={MOON} />
      </button>
    </div>
  )
}

function Icon({ className, path }: { className: string | undefined; path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={className}>
      <path d={path} />
    </svg>
  )
}

import type { ThemeConfig } from '@docusaurus/theme-common'

/**
 * The dismissible bar above the navbar. A new `id` shows it again to readers who closed an older one.
 * It has the colors of the page.
 *
 * @param libraryVersion - as the installed package names it
 */
export const announceVersion = (libraryVersion: string): ThemeConfig['announcementBar'] => ({
  id: `checked-against-${libraryVersion.replaceAll('.', '-')}`,
  content: `Checked against Redux Toolkit ${libraryVersion}. <a href="/introduction/releases">See what it changes for you</a>`,
  backgroundColor: 'var(--color-page)',
  textColor: 'var(--color-text-quiet)',
  isCloseable: true,
})

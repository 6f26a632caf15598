import type { ThemeConfig } from '@docusaurus/theme-common'

/**
 * The dismissible bar above the navbar. A new `id` shows it again to readers who closed an older one.
 * The colors are AA on each other, and the same in both color modes.
 *
 * @param libraryVersion - as the installed package names it
 */
export const announceVersion = (libraryVersion: string): ThemeConfig['announcementBar'] => ({
  id: `checked-against-${libraryVersion.replaceAll('.', '-')}`,
  content: `These pages describe Redux Toolkit ${libraryVersion}. <a href="/introduction/getting-started">Start here</a>.`,
  backgroundColor: '#3c2a78',
  textColor: '#ffffff',
  isCloseable: true,
})

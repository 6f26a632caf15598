import type { ThemeConfig } from '@docusaurus/theme-common'

/**
 * The dismissible bar above the navbar. A new `id` shows it again to readers who closed an older one.
 * The colors are AA on each other, and the same in both color modes.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'checked-against-2-14-0',
  content:
    'These pages describe Redux Toolkit 2.14.0. <a href="/introduction/getting-started">Start here</a>.',
  backgroundColor: '#3c2a78',
  textColor: '#ffffff',
  isCloseable: true,
}

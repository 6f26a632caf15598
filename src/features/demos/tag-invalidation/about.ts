import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'tag-invalidation',
  title: 'Which tag hits which entry',
  summary:
    'Invalidate one of the tags of four entries, and see which entries are refetched, removed or left alone.',
  prompts: [
    'Invalidate **Ticket T-101**, then **Ticket LIST**. Only entries that provide exactly that tag are refetched.',
    'Untick **Show T-102** and invalidate **Ticket**. All four entries match. Three are refetched, and the one that no component shows is removed.',
    'Press **Close T-101**, a mutation that invalidates `T-101`. The list is right afterwards, but the count isn’t, because it provides `Ticket` without an id.',
  ],
  files: ['ticketsApi.ts', 'Screen.tsx', 'InvalidateButtons.tsx'],
  pages: ['/rtk-query/usage/automated-refetching'],
  height: { wide: 895, narrow: 1215 },
}

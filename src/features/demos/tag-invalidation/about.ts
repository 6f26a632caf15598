import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'tag-invalidation',
  title: 'Which tag hits which entry',
  summary: 'Four entries and their tags: invalidate one, and see what is refetched, removed or left alone.',
  prompts: [
    'Invalidate **Ticket T-101**, then **Ticket LIST**: only entries that provide exactly that are refetched.',
    'Untick **Show T-102** and invalidate **Ticket**: all four are hit. Three are refetched; the one that nothing shows is removed.',
    'Press **Close T-101**, a mutation that invalidates `T-101`: the list is right afterwards. The count is not: it provides `Ticket` without an id.',
  ],
  files: ['ticketsApi.ts', 'Screen.tsx', 'InvalidateButtons.tsx'],
  pages: ['/rtk-query/usage/automated-refetching'],
  height: { wide: 888, narrow: 1367 },
}

import type { DemoAbout } from '../../demo-catalog/about'

export const about: DemoAbout = {
  name: 'entity-adapter',
  title: 'One call, two adapters',
  summary:
    'What each function of an entity adapter does to `ids` and `entities`, with and without `sortComparer`.',
  prompts: [
    '`d2` is already there. Press **addOne**: it keeps the old item. **upsertMany** sets the fields that you pass and keeps `platform`. **setOne** replaces the whole item, so `platform` is gone.',
    'Set **id** to `d7` and press **addOne**. Without `sortComparer`, the item comes last. With one, `time` decides where it goes.',
    'Press **updateOne** twice. The second time, the item already has these values. Without `sortComparer`, you still get a new item and a new state. With one, both stay the same.',
  ],
  files: ['departuresSlices.ts'],
  pages: ['/api/createEntityAdapter'],
  height: { wide: 488, narrow: 981 },
}

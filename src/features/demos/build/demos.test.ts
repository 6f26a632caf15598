import { describe, expect, it } from 'vitest'

import { STYLES } from '../../fast-pages/bundle/chunks'
import { DEMO_CHUNKS } from './chunks'
import { allDemosModule, inOrderOfPages, loadersModule } from './generated-modules'
import { aDemo } from '../../checked-samples/build/testing/fixtures'

const GROUPS: Readonly<Record<string, { test: RegExp; priority?: number }>> = {
  ...DEMO_CHUNKS,
  styles: STYLES,
}

/** The group that gets a module: of those that want it, the one of the highest priority. */
function getGroup(path: string): string | undefined {
  const getPriority = (name: string) => GROUPS[name]?.priority ?? (path.endsWith('.css') ? 50 : -1)
  return Object.keys(GROUPS)
    .filter((name) => GROUPS[name]?.test.test(path))
    .filter((name) => getPriority(name) >= 0)
    .sort((one, other) => getPriority(other) - getPriority(one))[0]
}

describe('the chunks of the live demos', () => {
  it.each([
    ['node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs', 'redux-toolkit'],
    ['node_modules/redux/dist/redux.mjs', 'redux-toolkit'],
    ['node_modules/react-redux/dist/react-redux.mjs', 'redux-toolkit'],
    ['node_modules/use-sync-external-store/shim/with-selector.js', 'redux-toolkit'],
    ['node_modules/@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs', 'rtk-query'],
    ['node_modules/react/index.js', undefined],
    ['node_modules/redux-other/index.js', undefined],
    ['src/features/demos/kit/ActivityPanel.tsx', 'demo-kit'],
    ['src/features/store-inspector/client/lane/Lane.tsx', 'demo-kit'],
    ['src/features/simulated-server/route.ts', 'demo-kit'],
    ['src/features/demos/kit/kit.module.css', 'demo-kit'],
    ['src/features/store-inspector/shared/words.ts', 'demo-kit'],
    ['src/features/store-inspector/client/data/use-scroll.ts', 'demo-kit'],
    ['src/features/store-inspector/client/Panel.tsx', undefined],
    ['src/features/demos/LiveDemo.tsx', 'demo-frame'],
    ['.docusaurus/demos/default/load.js', 'demo-frame'],
    ['.docusaurus/library/default/load.js', undefined],
    ['src/features/demos/frame/Stage.tsx', 'demo-frame'],
    ['src/lib/client/tab-keys.ts', 'demo-frame-keys'],
    ['src/features/demos/frame/frame.module.css', 'demo-frame'],
    ['src/features/store-inspector/client/details/details.module.css', 'demo-details'],
    ['src/features/store-inspector/client/lane/lane.module.css', 'demo-kit'],
    ['src/features/demos/first-query/TicketCard.tsx', undefined],
    ['src/features/demos/first-query/ticket.module.css', 'demo-kit'],
    ['src/features/demos/gallery/DemoGallery.module.css', undefined],
    ['src/css/index.css', 'styles'],
    ['src/features/api-reference/client/reference/Options.module.css', 'styles'],
    ['src/components/home/SecondOfAnApp.module.css', undefined],
    ['src/features/error-finder/client/errors.module.css', undefined],
    ['src/theme/Root.tsx', undefined],
  ])('of %s: %s, on every system', (path, group) => {
    expect(getGroup(`/site/${path}`)).toBe(group)
    expect(getGroup(`C:\\site\\${path.replaceAll('/', '\\')}`)).toBe(group)
  })
})

describe('what the browser is told of demos', () => {
  const onPage = (name: string, page: string) => ({ ...aDemo(name, 'App.tsx'), pages: [page] as const })

  it('is how to load each, as a chunk that has its name', () => {
    expect(loadersModule([aDemo('one', 'App.tsx'), aDemo('other-one', 'App.tsx')])).toBe(
      `export const LOADERS = {
  'one': () => import(/* webpackChunkName: "demo-one" */ '@site/src/features/demos/one'),
  'other-one': () => import(/* webpackChunkName: "demo-other-one" */ '@site/src/features/demos/other-one'),
}
`,
    )
  })

  it('is, on the server, all of them at once', () => {
    expect(allDemosModule([aDemo('one', 'App.tsx'), aDemo('other-one', 'App.tsx')])).toBe(
      `import Demo0 from '@site/src/features/demos/one'
import Demo1 from '@site/src/features/demos/other-one'
export const DEMOS = {
  'one': Demo0,
  'other-one': Demo1,
}
`,
    )
  })

  it('is all of them, in the order of their pages in the navigation', () => {
    const demos = [onPage('a', '/api/later'), onPage('b', '/api/first'), onPage('c', '/usage/guide')]
    const sidebars = {
      docs: [{ type: 'category', items: ['usage/guide', { items: ['api/first'] }] }, 'api/later'],
    }
    expect(inOrderOfPages(demos, sidebars).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })
})

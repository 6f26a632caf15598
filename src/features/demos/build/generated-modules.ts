import type { DemoAbout } from '../../demo-catalog/about'

/**
 * Writes the module that loads the code of each demo: `LOADERS`, a function by the name of the demo. Each demo becomes a
 * chunk of its own, so that a page asks for what it shows alone.
 */
export function loadersModule(demos: readonly DemoAbout[]): string {
  const lines = demos.map(
    ({ name }) =>
      `  '${name}': () => import(/* webpackChunkName: "demo-${name}" */ '@site/src/features/demos/${name}'),`,
  )
  return ['export const LOADERS = {', ...lines, '}', ''].join('\n')
}

/** Writes the module that has all demos, `DEMOS`, by name. For the server, which renders the first frame of each. */
export function allDemosModule(demos: readonly DemoAbout[]): string {
  const imports = demos.map(
    ({ name }, index) => `import Demo${index} from '@site/src/features/demos/${name}'`,
  )
  const entries = demos.map(({ name }, index) => `  '${name}': Demo${index},`)
  return [...imports, 'export const DEMOS = {', ...entries, '}', ''].join('\n')
}

/**
 * Sorts demos for the gallery, in the order in which the navigation has their first pages.
 *
 * @param sidebars - entries are ids of pages or groups of them, in any depth
 */
export function inOrderOfPages<About extends Pick<DemoAbout, 'pages'>>(
  demos: readonly About[],
  sidebars: unknown,
): About[] {
  const ids = textsIn(sidebars)
  const getPlace = ({ pages }: About) => ids.indexOf(pages[0].slice(1))
  return [...demos].sort((one, other) => getPlace(one) - getPlace(other))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

import type { DemoAbout } from '../../../demo-catalog/about'

/** Describes a demo; missing fields get arbitrary values. */
export function aDemo(name: string, ...files: DemoAbout['files']): DemoAbout {
  return {
    name,
    title: `Demo "${name}"`,
    summary: 'Shows it.',
    prompts: ['One', 'Two', 'Three'],
    files,
    pages: ['/page'],
    height: { wide: 100, narrow: 200 },
  }
}

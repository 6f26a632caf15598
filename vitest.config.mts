import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Nothing here is about speed: a busy machine gets its time. In milliseconds. */
const testTimeout = 60_000

/** Asks the built index. */
const RELEVANCE = 'src/features/search/relevance/**/*.test.ts'

/** `unit` needs nothing but the sources; `demos` plays the live demos; `examples` builds and runs the apps, `nextjs` the one that has a compiler of its own; `packages` asks npm what it would install; `site` reads the built pages; `specification-build` does, too, and builds faulty ones; `engines` reads them in other browsers. */
export default defineConfig({
  test: {
    // All cores: unless told, Vitest leaves one idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias: { '@site': import.meta.dirname } },
        // Without processes of their own: to start one for each file takes as long as the tests. So a test leaves nothing
        // behind in modules and globals.
        test: {
          name: 'unit',
          testTimeout,
          // Hooks read the declarations of the library, too.
          hookTimeout: testTimeout,
          isolate: false,
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: [RELEVANCE],
        },
      },
      {
        test: {
          name: 'demos',
          testTimeout,
          isolate: false,
          environment: 'jsdom',
          include: ['src/features/demos/**/*.test.tsx'],
        },
      },
      {
        // Building an app takes a while on a busy machine.
        test: {
          name: 'examples',
          include: ['tests/examples/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/examples/wait-long.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'nextjs',
          include: ['tests/nextjs/**/*.test.ts'],
          testTimeout: 240_000,
          // Installs Next.js once.
          hookTimeout: 600_000,
        },
      },
      {
        test: { name: 'packages', include: ['tests/packages/**/*.test.ts'], testTimeout },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          testTimeout,
          // As in `unit`; besides, what was read of the built pages is read once.
          isolate: false,
          include: ['tests/site/**/*.test.ts', RELEVANCE],
          // Titles have whole addresses: `npm run check:page` chooses tests by them.
          chaiConfig: { truncateThreshold: 0 },
        },
      },
      {
        resolve: { alias: { '@site': import.meta.dirname } },
        // Some of these build a page with a fault.
        test: {
          name: 'specification-build',
          testTimeout: 300_000,
          isolate: false,
          include: ['tests/specification/of-the-build/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})

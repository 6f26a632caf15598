import { defineConfig } from 'vitest/config'

/** `unit` needs nothing but the sources; `demos` plays the live demos; `examples` builds and runs the apps; `site` reads the built pages. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '@site': import.meta.dirname } },
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        test: { name: 'demos', environment: 'jsdom', include: ['src/demos/**/*.test.tsx'] },
      },
      {
        // Building an app takes a while on a busy machine.
        test: {
          name: 'examples',
          include: ['tests/examples/**/*.test.{ts,tsx}'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts', 'tests/search/**/*.test.ts'] } },
    ],
  },
})

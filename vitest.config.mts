import { defineConfig } from 'vitest/config'

/** `unit` needs nothing but the sources; `site` reads the built pages. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '@site': import.meta.dirname } },
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts', 'tests/search/**/*.test.ts'] } },
    ],
  },
})

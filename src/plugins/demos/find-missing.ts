/** Where demos are registered, and what is registered there. */
interface Registered {
  /** Folders of `src/demos/` that are demos. */
  folders: readonly string[]
  /** Names in `catalog.ts`. */
  catalog: readonly string[]
  /** Names in `load.ts`. */
  loaders: readonly string[]
}

/**
 * Finds what would leave a demo out of the gallery, or out of the page.
 *
 * @returns what is wrong and its remedy, in sentences
 */
export function findMissing({ folders, catalog, loaders }: Registered): string[] {
  const names = [...new Set([...folders, ...catalog, ...loaders])].sort()
  return names.flatMap((name) => {
    if (!folders.includes(name)) {
      return [`There is no folder src/demos/${name}: take "${name}" out of catalog.ts and load.ts.`]
    }
    const missing: string[] = []
    if (!catalog.includes(name)) {
      missing.push(`The demo "${name}" is missing in src/demos/catalog.ts: import its \`about\` and list it.`)
    }
    if (!loaders.includes(name)) {
      missing.push(`The demo "${name}" is missing in src/demos/load.ts: add the line that imports it.`)
    }
    return missing
  })
}

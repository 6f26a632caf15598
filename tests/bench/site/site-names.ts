const USUAL_OUTPUTS = ['build', 'dist', 'out', 'public', '_site']

/** The heads of other sites, from their folders: `…/vitepress/dist` is "vitepress". No two are alike. */
export function siteNames(directories: readonly string[]): string[] {
  const names = directories.map((directory) => {
    const parts = directory.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
    return parts.filter((part) => !USUAL_OUTPUTS.includes(part)).at(-1) ?? directory
  })
  const seen = [OURS, ...names]
  return names.map((name, index) => {
    const earlier = seen.slice(0, index + 1).filter((other) => other === name).length
    return earlier === 0 ? name : `${name} (${earlier + 1})`
  })
}

/** The head of the site that the others are compared with. */
export const OURS = 'ours'

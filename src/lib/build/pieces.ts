/**
 * The site's optimizations of Docusaurus, by the names that `WITHOUT` accepts. The benchmark
 * `npm run bench:ablation` builds without each of them, to see what it saves.
 */
export const PIECES = [
  '@docusaurus/Link',
  '@docusaurus/utils-common',
  'react-helmet-async',
  'registry',
  'site-config',
  'global-data',
  'docs-version',
  'compile-ahead',
  'chunk-groups',
  'chunk-addresses',
  'islands',
] as const

export type Piece = (typeof PIECES)[number]

/**
 * Whether a build leaves out an optimization.
 *
 * @throws Error when `WITHOUT` names something else
 */
export function isLeftOut(piece: Piece): boolean {
  return leftOut().includes(piece)
}

/** What `WITHOUT` names, separated by commas: nothing, except in a benchmark. */
export function leftOut(): readonly string[] {
  const names = (process.env.WITHOUT ?? '').split(',').filter(Boolean)
  const unknown = names.find((name) => !PIECES.some((piece) => piece === name))
  if (unknown !== undefined) {
    throw new Error(`WITHOUT names "${unknown}", but the build can leave out ${PIECES.join(', ')} only.`)
  }
  return names
}

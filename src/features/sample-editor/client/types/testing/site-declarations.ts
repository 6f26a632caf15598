import { collectDeclarations, type Declarations } from '../../../build/types/collect-declarations'

let collected: Declarations | undefined

/** The declarations that samples of this site can reach. To collect them takes a whole program, so it is done once. */
export function siteDeclarations(): Declarations {
  collected ??= collectDeclarations(process.cwd())
  return collected
}

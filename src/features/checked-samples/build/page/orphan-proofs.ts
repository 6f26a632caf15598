import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { isShown, diagnosticAtOpening } from './fence'
import type { PageProject } from './page-project'
import { filesReachedFrom } from './page-project'

/** Finds proofs that execute nothing of what the page shows: readers would not know what they prove. */
export function orphanProofs(project: PageProject): Diagnostic[] {
  return project.page.fences
    .filter(({ tags }) => tags.proof)
    .filter((proof) => !filesReachedFrom(proof, project).some(({ fence }) => isShown(fence)))
    .map((proof) =>
      diagnosticAtOpening(
        proof,
        'This proof imports no file that the page shows: import the sample that it proves, or remove "proof".',
      ),
    )
}

/** What a build checked, in numbers: for the home page. While authoring, nothing is counted. */

/** Written by `src/features/checked-samples/build`. */
export interface SampleFigures {
  /** Samples that were compiled. */
  compiled: number
  /** Those of them that were executed, too. */
  executed: number
}

/** Written by `src/features/api-reference/build`: what was compared with the types of the library. */
export interface LibraryFigures {
  /** Options, parameters and members. */
  members: number
}

/**
 * What somebody sees who has a problem, and the shortest answer that helps. In the texts, backticks enclose code.
 * `build/symptoms.schema.json` says what belongs in each.
 */
export interface Symptom {
  /** Unique among all groups. Addresses are made of it and are linked to, so it stays. */
  id: string
  /** In the words of who has the problem. */
  symptom: string
  /** The cause, then the fix. */
  answer: string
  /** The section that answers in full. */
  page: { path: `/${string}#${string}`; title: string }
  /** What readers type into the filter of the page. */
  filterWords?: readonly string[]
}

/** Symptoms of one part of the library, the most common first. */
export interface SymptomGroup {
  /** The id of the group's heading on the page. */
  id: string
  symptoms: readonly Symptom[]
}

/** The id that an entry has on the page. */
export function getAnchor({ id }: Pick<Symptom, 'id'>): string {
  return `symptom-${id}`
}

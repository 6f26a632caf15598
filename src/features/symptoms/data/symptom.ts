/**
 * What somebody sees who has a problem, and the shortest answer that helps. In the texts, backticks enclose code.
 * Checked against the sources of version 2.14.0.
 */
export interface Symptom {
  /** Unique among all groups, lower-case. Addresses are made of it and are linked to, so it stays. */
  id: string
  /** In the words of who has the problem; at most 90 characters. */
  symptom: string
  /** Two short sentences: the cause, then the fix; at most 260 characters. */
  answer: string
  /** The section that answers in full. */
  page: { path: `/${string}#${string}`; title: string }
}

/** Symptoms of one part of the library, the most common first. */
export interface SymptomGroup {
  /** The id of the group's heading on the page. */
  id: string
  symptoms: readonly Symptom[]
}

/** The id that an entry has on the page. */
export function anchorOf({ id }: Pick<Symptom, 'id'>): string {
  return `symptom-${id}`
}

/** Words of queries that describe a problem instead of naming a subject. */
const COMPLAINTS = new Set(
  `
  again although always cannot despite disappeared disappears empty fails forever gone hangs ignored keeps late lost
  missing neither never no nobody none not nothing old only outdated stale still stuck too twice undefined why wrong
  `
    .trim()
    .split(/\s+/),
)

/** Whether a query reads like a symptom: "the list does not refetch", "why is data undefined". */
export function isComplaint(query: string): boolean {
  const words = query
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z']+/)
  return words.some((word) => COMPLAINTS.has(word) || word.endsWith("n't"))
}

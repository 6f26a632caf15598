/**
 * All constants of the ranking, in the order of its stages. contributing/search.md, "How search ranks", explains how to change
 * them. Factors multiply a score; a strength is added to 1 for a full match, and less for a partial one.
 */
export const RANKING = {
  /** Reading the query: the weight of a word that many questions share. */
  weakWord: 0.3,
  /** Reading the query: the weight of each word of a product's name beside other words. A rare word weighs about 8. */
  brand: 1.2,
  /** Reading the query: the factor for the name of another library beside other words. */
  otherLibrary: 0.4,
  /** Reading the query: what replaces a word counts so much of it. A synonym of a phrase is certain, one of a word less. */
  quality: { stem: 0.9, corrected: 0.9, joined: 1, phrase: 0.8, synonym: 0.9, part: 0.45 },
  /** The index: what a word is worth in each field. See `TEXT_OF` in index-of-records.ts. */
  fields: { leaf: 4, page: 3, path: 0.8, body: 1.5, keywords: 0.8, searches: 2 },
  /** The index: how much a repetition counts, how much a long text loses, and what any match is worth. */
  bm25: { k: 1, b: 0.7, d: 0.5 },
  /** The index: the part that a mistyped word counts, and the beginning of a word. */
  nearly: { fuzzy: 0.45, prefix: 0.6 },
  /** A record that misses a part of the query: its coverage to this power is a factor. */
  coverage: 1,
  /** A record that covers a smaller part of the query than this, compared to the best one, is left out. */
  leastCoverage: 0.2,
  /** How many of the index's hits are ranked in detail. */
  closeLook: 60,
  /** Strength of a heading that consists of the words of the query, and has all of them. */
  heading: 3,
  /** The part of that strength for a search that is known to ask for the section. */
  searches: 0.8,
  /** The part that a word of a heading counts of which the query has only the beginning, or which it spells nearly so. */
  longer: 0.3,
  /** Strength of a page whose title, address and description have all words of the query. */
  pageAbout: 1,
  /** Factor for a name that is exactly the query, by what it names. */
  exact: { page: 11, section: 5, row: 2.2 },
  /** Factor for a heading of which the query is a part: "match: narrow an action", "fetchBaseQuery and retry". */
  part: 4,
  /** Strength of a name of the library, for what is on the page that is its home. */
  home: 4,
  /** The part of that factor for a name that only begins with the query. */
  beginning: { page: 1, section: 0.3 },
  /** Strength of a heading that is exactly the meaning of a synonym, if the synonym is for the whole query. */
  meaning: 1.4,
  /**
   * Strength of an error's message whose words the query has, for its entry on the page of errors and for headings that
   * quote it; and of one that the query has literally, in part because values may be inserted.
   */
  message: { entry: 8, heading: 3, literal: 40 },
  /** Factors for symptoms, for a query about a problem and for others. */
  symptom: { problem: 0.9, other: 0.25 },
  /** Factor for pages about what is different elsewhere, or was in another version. */
  migration: 0.75,
  /** Factor for pages about the library's internals. */
  inside: 0.5,
  /** Factor for exercises, whose words are those of what they practice. */
  exercise: 0.4,
  /** Factor for rows of tables whose name isn't the query. */
  row: 0.85,
  /** Factor for sections that consist of links. */
  links: 0.08,
  /** Factor for headings without a text. */
  empty: 0.6,
  /** Strength of the other matches on the same page, and how fast further ones count less. */
  page: { lift: 0.7, further: 1.5 },
}

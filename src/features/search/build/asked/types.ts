/**
 * What readers search for who need a section and say it in other words, by the path of its page and the section's id.
 * {@link WHOLE_PAGE} stands for the page itself.
 */
export type Asked = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export const WHOLE_PAGE = '(page)'

/*
 * Changed from the original: nothing is here. On narrow windows the layout would put the table of contents above the
 * title, which readers look for first; src/theme/DocItem/Content has it below.
 */

/** The place above the text, which stays empty. */
export default function DocItemTOCMobile(): null {
  return null
}

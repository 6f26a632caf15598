/** The id of the sidebar of the docs: without scripts, the menu button of narrow windows is a link to it. */
export const DOCS_MENU_ID = 'docs-menu'

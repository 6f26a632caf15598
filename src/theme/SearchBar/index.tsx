// Changed from the original: the search is the site's own, with its own client and modal.
export { default } from '@site/src/features/search/client/bar/SearchBar'

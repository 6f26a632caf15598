// Changed from the original: the list of all results is the site's own, over its own search client.
export { default } from '@site/src/features/search/client/page/SearchPage'

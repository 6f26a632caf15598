/** What the browser uses of `@docusaurus/utils-common`, without its index, which needs all of tslib. */
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash'
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils'

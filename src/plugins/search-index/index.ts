import type { Plugin } from '@docusaurus/types'

export default function search_indexPlugin(): Plugin {
  return { name: 'search-index' }
}

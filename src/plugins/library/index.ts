import type { Plugin } from '@docusaurus/types'

export default function libraryPlugin(): Plugin {
  return { name: 'library' }
}

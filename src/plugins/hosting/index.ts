import type { Plugin } from '@docusaurus/types'

export default function hostingPlugin(): Plugin {
  return { name: 'hosting' }
}

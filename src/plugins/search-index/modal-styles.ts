import type { Plugin } from '@docusaurus/types'

import { MODAL_CHUNK } from '../../shared/search-data/modal-chunk'

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>
type ConfigureWebpackResult = Exclude<ReturnType<ConfigureWebpack>, void>

/**
 * Lets the modal's styles load with the modal. The generator puts all styles into one file, which every page loads
 * before it shows, so that rules never come in another order; the modal's rules are scoped to it and don't mind.
 */
export const separateModalStyles: ConfigureWebpack = (_config, isServer): ConfigureWebpackResult => {
  if (isServer) return {}
  const styles = { chunks: (chunk: { name?: string | null | undefined }) => chunk.name !== MODAL_CHUNK }
  return { optimization: { splitChunks: { cacheGroups: { styles } } } }
}

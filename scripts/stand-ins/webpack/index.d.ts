export * from '@rspack/core'

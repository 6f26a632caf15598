/** A plugin of the bundler that Docusaurus runs; each names of the compiler what it uses. */
export interface BundlerPlugin {
  apply(compiler: unknown): void
}

/** The stage of a bundle's files after the minifier, which drops comments, and before names are made of contents. */
export const AFTER_MINIFIER = 2400

/** A plugin of the bundler that Docusaurus runs; each names of the compiler what it uses. */
export interface BundlerPlugin {
  apply(compiler: unknown): void
}

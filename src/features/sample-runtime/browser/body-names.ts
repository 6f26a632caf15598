/** The name of what a file sees as `import.meta`. As long as that, so that columns stay. */
export const META = 'importMeta$'
/** The name of what a file calls as `import()`. */
export const IMPORT = 'import$'

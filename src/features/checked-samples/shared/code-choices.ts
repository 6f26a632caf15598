/** The package managers whose commands are shown, the default first. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const

export type PackageManager = (typeof PACKAGE_MANAGERS)[number]

/**
 * The choices of readers for all code blocks. The name is the key in the storage and, after `data-`,
 * the attribute of the root element that the styles read; the first value is the default.
 */
export const CHOICES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'code-language': ['ts', 'js'],
  'package-manager': PACKAGE_MANAGERS,
}

/** The name that a file has in JavaScript: `src/store.ts` is `src/store.js`. */
export function javascriptName(name: string): string {
  return name.replace(/\.ts(x?)$/, '.js$1')
}

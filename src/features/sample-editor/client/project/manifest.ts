import type { Project } from './make-project'

/** What loads React in a file with elements, without an import that says so. */
const JSX_RUNTIME = 'react/jsx-runtime'

/** Writes the `package.json` of a project, with exact versions. */
export function manifestOf(project: Project): string {
  const { name, language, parts, hasTest } = project
  const used = usedPackages(project)
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, parts.versions[one]]))
  const manifest = {
    name: name.toLowerCase(),
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'vite build',
      preview: 'vite preview',
      ...(hasTest && { test: 'vitest run' }),
      ...(language === 'ts' && { typecheck: 'tsc --noEmit' }),
    },
    dependencies: versions(used),
    devDependencies: versions(developmentPackages(project, used)),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The packages that the project imports and the site has no version of: the reader wrote these imports. */
export function unknownPackages({ imports, parts, sample }: Project): string[] {
  const ours = sample.server === undefined ? [] : ['simulated-server']
  return imports.filter((specifier) => parts.needs[specifier] === undefined && !ours.includes(specifier))
}

function usedPackages({ imports, parts, hasElements }: Project): string[] {
  const specifiers = hasElements ? [...imports, JSX_RUNTIME] : imports
  return [...new Set(specifiers.flatMap((specifier) => parts.needs[specifier] ?? []))].sort()
}

function developmentPackages(project: Project, used: readonly string[]): string[] {
  const { language, hasElements, hasTest, sample } = project
  const types = ['react', 'react-dom'].filter((name) => used.includes(name)).map((name) => `@types/${name}`)
  return [
    ...(language === 'ts' ? ['@types/node', ...types] : []),
    ...(hasElements ? ['@vitejs/plugin-react'] : []),
    ...(hasTest && sample.screen ? ['jsdom'] : []),
    'typescript',
    'vite',
    ...(hasTest ? ['vitest'] : []),
  ]
}

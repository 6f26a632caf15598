/** A file of a downloaded project, in both languages. */
export interface ProjectSource {
  /** Its path in a project in TypeScript: `simulated-server/index.ts`. Of a file of a demo, what its shown files call it. */
  name: string
  typescript: string
  /** Without types, empty if there were only types; absent where it is the same. */
  javascript?: string
}

/** What downloaded projects are made of, beside the sample: made by the build, fetched when a reader asks for a project. */
export interface ProjectParts {
  /** The exact versions of packages, by their names. */
  versions: Readonly<Record<string, string>>
  /** The packages that a project needs which imports one of the specifiers: `@reduxjs/toolkit/query/react`. */
  needs: Readonly<Record<string, readonly string[]>>
  /** What shows and checks the values of a sample, by the purpose of the files. */
  tools: Readonly<Record<ProjectTool, readonly ProjectSource[]>>
  /** The simulated servers, by their names. */
  servers: Readonly<Record<string, readonly ProjectSource[]>>
  /** The styles that live demos expect of their page. */
  demoStyles: string
}

/** What the files of a project's `sample-tools/` are for. */
type ProjectTool = 'show' | 'test'

/** The packages that no sample imports and projects are built, checked and tested with. */
export const PROJECT_DEVELOPMENT = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'jsdom',
  'typescript',
  'vite',
  'vitest',
] as const

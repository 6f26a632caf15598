import type { ProjectParts, ProjectSource } from '../../shared/project-parts'

const aSource = (name: string): ProjectSource => ({
  name,
  typescript: 'const one: 1 = 1\n',
  javascript: 'const one = 1\n',
})

/** Parts of which the tests know every version. */
export const PARTS: ProjectParts = {
  versions: {
    '@reduxjs/toolkit': '2.0.1',
    '@types/node': '20.0.1',
    '@types/react': '19.0.1',
    '@types/react-dom': '19.0.2',
    '@vitejs/plugin-react': '5.0.1',
    jsdom: '26.0.1',
    react: '19.0.3',
    'react-dom': '19.0.4',
    'react-redux': '9.0.1',
    typescript: '6.0.1',
    vite: '7.0.1',
    vitest: '4.0.1',
  },
  needs: {
    '@reduxjs/toolkit': ['@reduxjs/toolkit'],
    '@reduxjs/toolkit/query/react': ['@reduxjs/toolkit', 'react', 'react-redux'],
    'react/jsx-runtime': ['react'],
    'react-dom/client': ['react', 'react-dom'],
    'react-redux': ['react-redux', 'react'],
  },
  tools: {
    show: [aSource('sample-tools/show-values.ts'), aSource('sample-tools/show-output.ts')],
    test: [aSource('sample-tools/check-values.ts')],
  },
  servers: {
    tickets: [
      aSource('simulated-server/index.ts'),
      { name: 'simulated-server/types.ts', typescript: 'export type One = 1\n', javascript: '' },
    ],
  },
  demoStyles: 'body {}',
}

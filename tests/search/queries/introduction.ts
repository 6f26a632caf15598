import type { Queries } from '../query'

const START = '/introduction/getting-started'

export const introduction: Queries = {
  symbols: [
    [
      '@reduxjs/toolkit/query/react',
      `${START}#entry-points`,
      START,
      '/rtk-query/overview',
      '/api/other-exports#entry-points',
      '/rtk-query/api/created-api/overview#entry-points',
    ],
    ['npm install @reduxjs/toolkit react-redux', START],
  ],
  'partial words': [
    ['instal', START],
    ['getting sta', START],
    ['without a bund', START],
    ['supported vers', START],
  ],
  typos: [
    ['instalation', START],
    ['geting started', START],
    ['suported versions', START],
    ['dependancies', START],
  ],
  questions: [
    ['how do I add redux toolkit to an existing app', START],
    ['which version of react do I need', `${START}#supported-versions`],
    ['what is included in redux toolkit', `${START}#whats-included`, START],
    ['do I still need to install reselect and immer', `${START}#what-comes-along`, START],
    ['can I use it from a script tag', `${START}#without-a-bundler`],
    ['how do I start a new project with a template', `${START}#new-project`],
    [
      'why are the generated hooks undefined',
      `${START}#hooks-are-undefined`,
      '/rtk-query/overview#hooks-undefined',
      '/rtk-query/api/created-api/overview#pitfall-hooks',
      '/rtk-query/api/createApi#pitfall-hooks',
    ],
    ['which typescript version is supported', `${START}#supported-versions`],
    [
      'from which path should I import createApi',
      `${START}#entry-points`,
      `${START}#hooks-are-undefined`,
      '/rtk-query/overview',
      '/api/other-exports#entry-points',
      '/rtk-query/api/created-api/overview#entry-points',
      '/rtk-query/api/createApi',
    ],
  ],
  synonyms: [
    ['setup', START, '/tutorials/quick-start'],
    ['create react app', `${START}#new-project`],
    ['yarn pnpm', `${START}#install`, START],
    ['old browsers polyfill', `${START}#supported-versions`, START],
    ['starter kit', START, '/tutorials/quick-start'],
    ['hello world', START, '/tutorials/quick-start'],
  ],
  'pasted errors': [
    ["error TS2304: Cannot find name 'NoInfer'.", `${START}#cannot-find-noinfer`],
    [
      "'PayloadAction' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled.ts(1484)",
      `${START}#type-only-import`,
    ],
  ],
  acronyms: [
    ['CDN', `${START}#without-a-bundler`, START],
    ['CRA', START],
    ['ESM', START],
    ['CJS', START],
    ['UMD build', START],
    ['TS version', START],
  ],
}

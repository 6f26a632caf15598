import type { Asked } from './types'

export const INTRODUCTION_ASKED: Asked = {
  '/introduction/getting-started': {
    '(page)': [
      'what is redux toolkit',
      'why use global state library',
      'redux vs redux toolkit',
      'beginner introduction npm',
    ],
    install: ['npm install react-redux', 'yarn add @reduxjs/toolkit', 'which packages needed'],
    'where-next': ['learning path tutorial', 'which guide should beginners read'],
    'smallest-program': [
      'counter example minimal store',
      'first reducer and dispatch',
      'state mutation push allowed',
    ],
    'new-project': [
      'create react app template redux',
      'starter boilerplate degit tiged',
      'react native expo template',
    ],
    'whats-included': ['list of all apis', 'features overview exports'],
    'entry-points': ['import createApi from which path', 'toolkit/query vs query/react'],
    'supported-versions': [
      'minimum typescript version',
      'react 19 compatible',
      'webpack 4 moduleResolution react native',
    ],
    'what-comes-along': [
      'immer reselect already included',
      'need to install redux-thunk',
      'enableMapSet which package',
    ],
    'without-a-bundler': ['script tag cdn', 'import map html page', 'process is not defined browser'],
    'hooks-are-undefined': ['useGetXQuery is not a function', 'autoimport wrong createApi path'],
    eresolve: ['npm install fails peer dependency eslint'],
    'type-only-import': ['verbatimModuleSyntax PayloadAction error', 'TS1484 import type'],
  },
  '/playground': {
    '(page)': [
      'online sandbox repl codesandbox stackblitz',
      'run code in the browser',
      'edit code and share it',
    ],
  },
  '/introduction/why-rtk-is-redux-today': {
    '(page)': [
      'redux vs redux toolkit difference',
      'is redux outdated',
      'reduce redux boilerplate',
      'is boilerplate still needed',
    ],
    core: ['store action reducer basics', 'redux principles explained'],
    'by-hand': ['switch statement reducer example', 'traditional redux code'],
    'with-toolkit': ['rewrite switch reducer as slice', 'shorter reducer example'],
    lines: ['how much less code boilerplate'],
    'one-call': ['thunk devtools included automatically', 'default store setup dev vs prod'],
    mistakes: ['common redux bugs prevented', 'forgot to copy nested object'],
    toolbox: ['list of all features', 'which tool for what'],
    history: ['actions constants reducers folders outdated tutorial', 'flux origins'],
    'create-store': ['createStore strikethrough warning'],
    'existing-apps': ['add toolkit to old project gradually', 'mix old reducers with slices'],
    size: ['bundle kb gzip immer', 'downsides of redux', 'heavier than plain redux'],
    'when-not': ['useState vs redux', 'context vs redux', 'zustand or jotai instead', 'is redux overkill'],
  },
}

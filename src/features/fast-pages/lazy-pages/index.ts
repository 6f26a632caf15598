import { createRequire } from 'node:module'
import type { Plugin } from '@docusaurus/types'
import type * as Rspack from '@rspack/core'

type Middleware = ReturnType<typeof Rspack.lazyCompilationMiddleware>

/** Pages are compiled when they are first requested, because compiling one also reads its samples. */
const LAZY = { entries: false, imports: true, test: /\.mdx/ }

/**
 * Makes the development server compile a page when an author opens it, instead of all pages before the first one is
 * shown. A build compiles all pages.
 */
export default function lazyPagesPlugin(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack: () => (process.env.NODE_ENV === 'production' ? {} : authoring()),
  }
}

function authoring(): object {
  let answer: Middleware | undefined
  return {
    lazyCompilation: LAZY,
    module: {
      rules: [
        {
          test: /[\\/]\.docusaurus[\\/]registry\.js$/,
          enforce: 'pre',
          use: [{ loader: `${__dirname}/registry-loader.cjs` }],
        },
      ],
    },
    plugins: [
      {
        // The server has created its compiler before it asks for middlewares.
        apply(compiler: Rspack.Compiler) {
          answer = bundler().lazyCompilationMiddleware(compiler)
        },
      },
    ],
    devServer: {
      setupMiddlewares(middlewares: unknown[]) {
        if (answer) middlewares.unshift(answer)
        return middlewares
      },
    },
  }
}

/** The bundler that `@docusaurus/faster` depends on; another version may be installed beside it. */
function bundler(): typeof Rspack {
  const fromFaster = createRequire(require.resolve('@docusaurus/faster'))
  return fromFaster('@rspack/core') as typeof Rspack
}

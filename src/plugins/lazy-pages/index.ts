import { createRequire } from 'node:module'
import type { Plugin } from '@docusaurus/types'
import type * as Rspack from '@rspack/core'

type Middleware = ReturnType<typeof Rspack.lazyCompilationMiddleware>

/** What is compiled when it is first asked for: the pages, each of which would have its samples read at the start. */
const LAZY = { entries: false, imports: true, test: /\.mdx/ }

/**
 * Compiles a page when an author opens it, and not all pages before the first one is shown.
 * A build compiles all of them.
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
        // The server compiles before it asks for middlewares.
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

/** The bundler that `@docusaurus/faster` brings: there may be another one beside it. */
function bundler(): typeof Rspack {
  const fromFaster = createRequire(require.resolve('@docusaurus/faster'))
  return fromFaster('@rspack/core') as typeof Rspack
}

import type { NextConfig } from 'next'

const config: NextConfig = {
  // What create-next-app 16 chooses too.
  cacheComponents: true,
  partialPrefetching: true,
}

export default config

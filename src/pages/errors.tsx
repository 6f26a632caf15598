import type { ReactNode } from 'react'
import Layout from '@theme/Layout'

export default function Errors(): ReactNode {
  return <Layout title="Errors"><main><h1>Errors</h1></main></Layout>
}

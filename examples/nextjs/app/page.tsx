import Link from 'next/link'
import { products } from '../lib/products'
import { AddTin } from './AddTin'

export default function ShopPage() {
  return (
    <ul>
      {products.map(({ sku, name }) => (
        <li key={sku}>
          <Link href={`/products/${sku}`}>{name}</Link> <AddTin sku={sku} />
        </li>
      ))}
    </ul>
  )
}

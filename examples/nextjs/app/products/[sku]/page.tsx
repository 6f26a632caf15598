import Link from 'next/link'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { findProduct } from '../../../lib/products'
import { countTins } from '../../../lib/warehouse'
import { AddTin } from '../../AddTin'
import { ReserveTin } from './ReserveTin'
import { StockLevel } from './StockLevel'

export default async function ProductPage({ params }: { params: Promise<{ sku: string }> }) {
  const { sku } = await params
  const product = findProduct(sku)
  if (!product) notFound()
  // What follows is rendered for each request.
  await connection()
  return (
    <>
      <h1>{product.name}</h1>
      <p>{`${await countTins(sku)} tins when this page was rendered`}</p>
      <StockLevel sku={sku} /> <ReserveTin sku={sku} /> <AddTin sku={sku} />
      <p>
        <Link href={`/gift?tea=${sku}`}>Pack a gift box</Link>
      </p>
    </>
  )
}

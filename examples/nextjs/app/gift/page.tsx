import Link from 'next/link'
import { giftBoxSlice } from '../../lib/features/giftBox/giftBoxSlice'
import { findProduct, products } from '../../lib/products'
import { GiftBoxForm } from './GiftBoxForm'
import { GiftBoxProvider } from './GiftBoxProvider'

export default async function GiftPage({ searchParams }: { searchParams: Promise<{ tea?: string }> }) {
  const { tea = 'ASSAM' } = await searchParams
  const { sku, name, smallestBox } = findProduct(tea) ?? products[0]
  const giftBox = { ...giftBoxSlice.getInitialState(), sku, tins: smallestBox }
  return (
    <>
      <h1>{`A gift box of ${name}`}</h1>
      <GiftBoxProvider key={sku} giftBox={giftBox}>
        <GiftBoxForm />
      </GiftBoxProvider>
      {products.map((product) => (
        <Link key={product.sku} href={`/gift?tea=${product.sku}`}>{`Box of ${product.name}`}</Link>
      ))}
    </>
  )
}

import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import Link from 'next/link'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { CART_COOKIE, parseCart } from '../lib/features/cart/cartCookie'
import { CartBadge } from './CartBadge'
import { StoreProvider } from './StoreProvider'

export const metadata: Metadata = { title: 'Kettle Lane' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Suspense fallback={<p>Opening the shop…</p>}>
          <Session>{children}</Session>
        </Suspense>
      </body>
    </html>
  )
}

/** What depends on the request: it is rendered for each, while the page around it can be prerendered. */
async function Session({ children }: { children: ReactNode }) {
  const cookieStore = await cookies()
  const cart = parseCart(cookieStore.get(CART_COOKIE)?.value)
  return (
    <StoreProvider cart={cart}>
      <header>
        <Link href="/">Kettle Lane</Link> <CartBadge />
      </header>
      <main>{children}</main>
    </StoreProvider>
  )
}

'use server'

import { refresh } from 'next/cache'
import { removeTin } from '../../../lib/warehouse'

export async function reserve(sku: string) {
  await removeTin(sku)
  // Renders the server components of the open page again.
  refresh()
}

import { countTins } from '../../../../lib/warehouse'

export async function GET(_request: Request, { params }: { params: Promise<{ sku: string }> }) {
  const { sku } = await params
  console.log(`Stock of ${sku} requested`)
  return Response.json({ sku, tins: await countTins(sku) })
}

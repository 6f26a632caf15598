/**
 * Stands in for a database. Next bundles pages and route handlers apart, so each would get a module variable
 * of its own; `globalThis` is one for the whole process.
 */
const place: typeof globalThis & { tinsLeft?: Map<string, number> } = globalThis

const tinsLeft = (place.tinsLeft ??= new Map([
  ['ASSAM', 12],
  ['SENCHA', 4],
  ['ROOIBOS', 0],
]))

export function countTins(sku: string): Promise<number> {
  return Promise.resolve(tinsLeft.get(sku) ?? 0)
}

export function removeTin(sku: string): Promise<void> {
  tinsLeft.set(sku, Math.max(0, (tinsLeft.get(sku) ?? 0) - 1))
  return Promise.resolve()
}

import type { ShippedPackage } from './shipped-packages'

const RULE = '\n\n----------------------------------------------------------------------\n\n'

/** Writes the notices of packages as plain text, sorted by name; packages with the same license text share one copy. */
export function formatNotices(packages: readonly ShippedPackage[]): string {
  const names = new Map<string, string[]>()
  for (const { name, version, license, text = '' } of [...packages].sort(byName)) {
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const notices = [...names].map(([text, lines]) => `${lines.join('\n')}\n\n${text}`.trimEnd())
  return `This site holds code of these packages.${RULE}${notices.join(RULE)}\n`
}

function byName(a: ShippedPackage, b: ShippedPackage): number {
  return a.name < b.name ? -1 : 1
}

import { limitOf, termsOf, type Budget, type Measured, type Unit } from './budget'

/** Where limits are written. */
const FILE = 'tests/sizes/budgets.ts'
/** How many parts are named. */
const NAMED = 5

const PLURALS: Readonly<Record<Unit, string>> = {
  entry: 'entries',
  word: 'words',
  'page of the site': 'pages of the site',
  'link of the menu': 'links of the menu',
  'known error': 'known errors',
}

/** Says what something weighs and may weigh, what grew since sizes were recorded, and what usually helps. */
export function explain(budget: Budget, measured: Measured): string {
  return `${weightText(budget, measured)} ${growthText(measured)} What usually helps: ${budget.remedy}`
}

/** Says that little is free. */
export function warn(budget: Budget, measured: Measured): string {
  return `Less than 5 % is free: ${weightText(budget, measured)}`
}

function weightText(budget: Budget, { bytes, counts, of }: Measured): string {
  const subject = of === undefined ? budget.name : `${budget.name} of ${of}`
  const terms = termsOf(budget, counts)
  const [only] = terms
  if (budget.fixed === undefined && terms.length === 1 && only !== undefined) {
    const [unit, each, count] = only
    const average = write(bytes / count, 1)
    return `${subject} has ${write(bytes)} bytes for ${counted(count, unit)}: ${average} each, the limit is ${write(each, 1)} (${FILE}).`
  }
  const limit = `${subject} has ${write(bytes)} bytes, the limit is ${write(limitOf(budget, counts))}`
  if (terms.length === 0) return `${limit} (${FILE}).`
  const sum = [
    ...(budget.fixed === undefined ? [] : [write(budget.fixed)]),
    ...terms.map(([unit, each, count]) => `${write(each, 2)} for each of ${counted(count, unit)}`),
  ]
  return `${limit}: ${sum.join(', and ')} (${FILE}).`
}

function growthText({ parts, recorded }: Measured): string {
  const changes = changesOf(parts, recorded)
  const total = changes.reduce((sum, [, change]) => sum + change, 0)
  if (changes.length === 0) return 'Nothing changed since the sizes were recorded.'
  const named = changes.slice(0, NAMED).map(([part, change]) => `${part} ${signed(change)}`)
  const others = changes.length - named.length
  const list = [
    ...named,
    ...(others > 0 ? [`and ${others} smaller ${others === 1 ? 'change' : 'changes'}`] : []),
  ]
  const verb = total < 0 ? 'shrank' : 'grew'
  return `Since the sizes were recorded it ${verb} by ${bytesText(Math.abs(total))}: ${list.join(', ')}.`
}

/** The parts that weigh more or less than before, or that are new or gone; the greatest changes first. */
function changesOf(
  parts: Measured['parts'],
  recorded: Measured['recorded'],
): [part: string, change: number][] {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(recorded)])]
  return names
    .map((name): [string, number] => [name, (parts[name] ?? 0) - (recorded[name] ?? 0)])
    .filter(([, change]) => change !== 0)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
}

const write = (value: number, digits = 0) => value.toLocaleString('en-US', { maximumFractionDigits: digits })
const signed = (value: number) => `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`
const bytesText = (count: number) => `${write(count)} ${count === 1 ? 'byte' : 'bytes'}`
const counted = (count: number, unit: Unit) => `${write(count)} ${count === 1 ? unit : PLURALS[unit]}`

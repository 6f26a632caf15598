/** A challenge as its author writes it, with one part replaced. */
export function aChallenge(replaced: readonly [part: string, other: string] = ['', '']): string {
  return TEXT.replace(...replaced)
}

const TEXT = `<Challenge id="count-up" title="Count up" level={1} minutes={2}>

The counter stays at zero. Make \`countUp\` add one.

\`\`\`ts title="src/count.ts" start
export const countUp = (count: number) => count
\`\`\`

\`\`\`ts title="src/count.ts" solution
export const countUp = (count: number) => count + 1
\`\`\`

\`\`\`ts title="src/count.ts" solution="with a loop"
export const countUp = (count: number) => [count, 1].reduce((a, b) => a + b)
\`\`\`

\`\`\`ts title="src/count.ts" solution="by subtracting"
export const countUp = (count: number) => count - -1
\`\`\`

\`\`\`ts title="src/count.ts" wrong="It goes on from where it was."
export const countUp = (_count: number) => 1
\`\`\`

\`\`\`ts title="src/count.ts" wrong="It goes on from where it was."
export const countUp = (count: number) => (count === 0 ? 1 : 7)
\`\`\`

\`\`\`ts title="src/count.ts" wrong="It counts to one."
export const countUp = (count: number) => count + 2
\`\`\`

\`\`\`ts title="src/count.test.ts" tests
import { test } from './challenge'
import { countUp } from './count'

await test('It counts to one.', () => {
  countUp(0) // → 1
})

await test('It goes on from where it was.', () => {
  countUp(5) // → 6
})
\`\`\`

<Hint>Which operator adds?</Hint>
<Hint>Write \`+\`.</Hint>

<Explanation>

A function gives what its arrow points at.

</Explanation>

</Challenge>
`

import type { TrySample } from '../../../../sample-runtime/protocol/sample'
import { shown } from './fakes'

const TESTS = `import { test } from './challenge'
import { cart } from './cart'

await test('An added item is in the cart.', () => {
  cart.added() // → ['tea']
})

await test('The cart is empty again after checkout.', () => {
  cart.checkedOut() // → []
})
`

/** A challenge with two start files; the sample's own file is its test. */
export const CHALLENGE: TrySample = {
  files: [
    { name: 'src/cart.test.ts', typescript: shown(TESTS) },
    { name: 'src/cart.ts', typescript: shown("import { empty } from './empty'\nexport const cart = empty") },
    { name: 'src/empty.ts', typescript: shown('export const empty = {}') },
    {
      name: 'src/challenge.ts',
      typescript: shown('export async function test(name: string) {}'),
      javascript: shown('export async function test(name) {}'),
    },
  ],
  own: 1,
  shown: 'src/cart.ts',
  environment: 'development',
  challenge: {
    id: 'empty-the-cart',
    title: 'Empty the cart',
    version: 'v1',
    testFile: 'src/cart.test.ts',
    solutions: [
      { files: [{ name: 'src/empty.ts', typescript: shown('export const empty = []') }] },
      {
        way: 'by a function',
        files: [
          { name: 'src/cart.ts', typescript: shown('export const cart = []') },
          { name: 'src/empty.ts', typescript: shown('export const empty = () => []') },
        ],
      },
    ],
    next: { title: 'Count the total', address: '/tutorials/quick-start#count-the-total' },
  },
}

/** The same, with a test that says what the compiler has to report. */
export const TYPED_CHALLENGE: TrySample = {
  ...CHALLENGE,
  files: CHALLENGE.files.map((file) =>
    file.name === 'src/cart.test.ts'
      ? {
          ...file,
          typescript: shown(
            `${TESTS}\nawait test('Numbers are refused.', () => {\n  // @errors: 2345\n  cart.added(1)\n})\n`,
          ),
        }
      : file,
  ),
}

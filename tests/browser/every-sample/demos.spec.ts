/* Opens every live demo in the editor: at night, and before a deployment. Pull requests open some (tests/browser/try-demo.spec.ts). */
import { readDemos } from '../../../src/features/demo-catalog/read-demos'
import { test } from '../test'
import { expectSameInEditor } from '../try-demo-parts'

for (const demo of readDemos('.')) {
  test(`${demo.name} opens in the editor and shows what it shows in its page`, ({ keptPage: page }) =>
    expectSameInEditor(page, demo))
}

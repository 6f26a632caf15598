// Notes what passed in the browser: see recorded.ts. `npm run record:in-browser` calls it without parameters. `npm test`
// passes `--local`, for the notes of this machine, and the test files that failed: then only the others are noted. With
// `--unchanged` it prints the test files that need not run, as JSON: they passed, and nothing that they are about changed.
import { attackSubject } from '../browser/attack-subject'
import { sampleSubject } from '../browser/published-samples'
import { pageSubject } from '../pages/page-subject'
import { choose, LOCAL_FOLDER, record } from './recorded'
import { specSubject } from './spec-subject'

const LOCAL = '--local'
const given = process.argv.slice(2)
const folder = given.includes(LOCAL) ? LOCAL_FOLDER : undefined
const failed = given.filter((argument) => argument !== LOCAL)
const specs = specSubject()
if (given.includes('--unchanged')) {
  const chosen = new Set(choose(specs, () => false))
  console.log(JSON.stringify(specs.items.filter((spec) => !chosen.has(spec))))
} else {
  record({ ...specs, items: specs.items.filter((spec) => !failed.includes(spec)) }, folder)
  if (failed.length === 0) {
    record(sampleSubject(), folder)
    record(pageSubject(), folder)
    record(attackSubject(), folder)
  }
}

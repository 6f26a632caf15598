import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { headingIds } from '../../error-finder/testing/headings'
import { readSymptoms } from '../build'
import { getAnchor, type Symptom } from '../symptom'

const groups = readSymptoms('.')
const symptoms = groups.flatMap((group) => group.symptoms)

/** The ids of the symptoms that don't pass. */
const failing = (passes: (symptom: Symptom) => boolean) =>
  symptoms.filter((symptom) => !passes(symptom)).map(({ id }) => id)

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

/** Whether each backtick that opens code has one that closes it. */
const isBalanced = (text: string) => text.split('`').length % 2 === 1

const getSentences = ({ answer }: Symptom) =>
  answer.replace(/`[^`]*`/g, 'code').match(/[^.!?]+[.!?](?=\s|$)/g) ?? []

describe('the symptoms', () => {
  it('have addresses that no heading of their page has', () => {
    const headings = headingIds('/usage/troubleshooting')
    expect(headings.length).toBeGreaterThan(groups.length)
    expect(failing((symptom) => !headings.includes(getAnchor(symptom)))).toEqual([])
  })

  it('are each said once', () => {
    expect(repeated(symptoms.map(({ symptom }) => symptom))).toEqual([])
    expect(repeated(symptoms.map(({ answer }) => answer))).toEqual([])
  })

  it('lead to sections that exist', () => {
    const exists = ({ page }: Symptom) => {
      const [pagePath = '', id = ''] = page.path.split('#')
      return headingIds(pagePath).includes(id)
    }
    expect(failing(exists)).toEqual([])
  })

  it('have a cause and a fix, in two or three sentences', () => {
    expect(failing((symptom) => [2, 3].includes(getSentences(symptom).length))).toEqual([])
  })

  it('close the code that they open', () => {
    expect(failing(({ symptom, answer }) => isBalanced(symptom) && isBalanced(answer))).toEqual([])
  })
})

it('the page shows every group once, in order, below the heading of its id', () => {
  const page = readFileSync('docs/usage/troubleshooting.mdx', 'utf8')
  const shown = page.matchAll(/^## .+ \{\/\* #(\S+) \*\/\}\n\n<Symptoms group="(\S+)" \/>$/gm)
  const ids = groups.map(({ id }) => id)
  expect(Array.from(shown, ([, heading, group]) => [heading, group])).toEqual(ids.map((id) => [id, id]))
  expect(page.match(/<Symptoms /g)).toHaveLength(ids.length)
})

import { describe, expect, it } from 'vitest'

import { readChallenges } from '../read-challenges'
import { aChallenge } from './a-challenge'

const SOURCE = 'content/challenges/api/count.mdx'
const read = (text: string) => readChallenges(SOURCE, text, '/api/count')
const getMessages = (text: string) => read(text).diagnostics.map(({ line, message }) => `${line} ${message}`)

describe('readChallenges', () => {
  it('reads the parts of a challenge', () => {
    const { challenges, diagnostics } = read(aChallenge())
    expect(diagnostics).toEqual([])
    expect(challenges).toMatchObject([
      {
        id: 'count-up',
        title: 'Count up',
        level: 1,
        minutes: 2,
        page: '/api/count',
        start: [{ title: 'src/count.ts', language: 'ts', meta: 'title="src/count.ts"', line: 5 }],
        solutions: [{ label: '' }, { label: 'with a loop' }, { label: 'by subtracting' }],
        wrong: [
          { label: 'It goes on from where it was.' },
          { label: 'It goes on from where it was.' },
          { label: 'It counts to one.' },
        ],
        names: [{ name: 'It counts to one.' }, { name: 'It goes on from where it was.' }],
      },
    ])
    expect(challenges[0]?.hints).toHaveLength(2)
    expect(challenges[0]?.explanation).toHaveLength(1)
  })

  it('keeps two wrong attempts apart that fail the same test', () => {
    const wrong =
      '```ts title="src/count.ts" wrong="It goes on from where it was."\nexport const countUp = () => 1\n```\n'
    const { challenges } = read(aChallenge(['<Hint>Which', `${wrong}\n<Hint>Which`]))
    expect(challenges[0]?.wrong.map(({ files }) => files.length)).toEqual([1, 1, 1, 1])
  })

  it.each([
    ['an id', ['id="count-up" ', ''], 'its id, title, level'],
    ['a level', ['level={1}', 'level={4}'], 'level (1 to 3)'],
    ['a task', ['The counter stays at zero. Make `countUp` add one.', ''], 'it has no task'],
    ['a start', ['\nexport const countUp = (count: number) => count\n', '\n1\n'], undefined],
    ['a tag', ['" start', '"'], 'tag it start, solution'],
    [
      'a third way',
      [' solution="with a loop"', ' wrong="It counts to one."'],
      'it has 2 solutions. Write three',
    ],
    [
      'a third wrong attempt',
      ['wrong="It counts to one."', 'solution="with an error"'],
      'it has 2 wrong attempts. Write three',
    ],
    [
      'the name of a test',
      ['wrong="It goes', 'wrong="It runs'],
      'no test is called "It runs on from where it was."',
    ],
    ['hints', ['<Hint>Write `+`.</Hint>', ''], 'it has 1 hint.'],
    ['an explanation', [/<Explanation>[^]*<\/Explanation>/, ''], 'it has no explanation'],
    ['awaited tests', ["await test('It counts", "test('It counts"], 'would run at the same time'],
    ['different tests', ["'It counts to one.'", "'It goes on from where it was.'"], 'have the same name'],
    ['tests', ['" tests', '" start'], 'Tag one fence "tests"'],
    [
      'known elements',
      ['<Hint>Which operator adds?</Hint>', '<Clue>Which?</Clue>'],
      '<Clue> is unknown here',
    ],
  ] as const)('reports a challenge without %s', (_missing, [part, other], expected) => {
    const text = aChallenge().replace(part, other)
    if (expected === undefined) expect(getMessages(text)).toEqual([])
    else expect(getMessages(text).join('\n')).toContain(expected)
  })

  it('names the line of what can’t be read', () => {
    expect(getMessages('Some text.\n')).toEqual([
      expect.stringMatching(/^1 Only challenges belong here\./) as unknown,
    ])
    expect(getMessages(aChallenge(['</Challenge>', '']))[0]).toMatch(/The text is not valid MDX/)
  })
})

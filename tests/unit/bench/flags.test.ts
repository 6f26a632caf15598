import { describe, expect, it } from 'vitest'

import { parseFlags, SUBJECTS } from '../../bench/site/flags'
import { parseTimes } from '../../bench/scale/flags'

describe('the flags of the bench', () => {
  it('are all optional: the site is built and measured in everything', () => {
    expect(parseFlags([])).toEqual({
      directory: undefined,
      against: [],
      runs: 3,
      pages: undefined,
      only: new Set(SUBJECTS),
      json: undefined,
    })
  })

  it('take several sites to compare with, and lists with commas', () => {
    const line = '--dir build --against a/dist b --runs=5 --pages /,guide --only bytes,search --json out.json'
    expect(parseFlags(line.split(' '))).toEqual({
      directory: 'build',
      against: ['a/dist', 'b'],
      runs: 5,
      pages: ['/', 'guide'],
      only: new Set(['bytes', 'search']),
      json: 'out.json',
    })
  })

  it('leave the build out where the site is built already', () => {
    expect(parseFlags(['--dir', 'build']).only.has('build')).toBe(false)
  })

  it.each([
    ['--speed 1', 'There is no flag --speed.'],
    ['build', '"build" belongs to no flag.'],
    ['--dir', '--dir needs a value.'],
    ['--dir=', '--dir needs a value.'],
    ['--against --runs 2', '--against needs a value.'],
    ['--dir a b', '--dir takes one value, not "a" and "b".'],
    ['--runs 2 --runs 3', '--runs appears twice.'],
    ['--runs 0', '--runs is "0", but it must be a whole number from 1 to 99.'],
    ['--runs many', '--runs is "many"'],
    ['--pages ,', '--pages needs a value.'],
    ['--only bytes,sped', '--only has "sped", but there are bytes, lighthouse'],
    ['--dir build --only build', 'leave --dir out'],
  ])('are refused with a remedy: %s', (line, message) => {
    expect(() => parseFlags(line.split(' '))).toThrow(message)
    expect(() => parseFlags(line.split(' '))).toThrow('npm run bench -- [--dir DIR]')
  })
})

describe('the flag of the scale bench', () => {
  it('gives sizes that rise, each once', () => {
    expect(parseTimes([])).toEqual([1, 4, 16])
    expect(parseTimes(['--times', '4,1,4'])).toEqual([1, 4])
    expect(parseTimes(['--times=2'])).toEqual([2])
  })

  it.each(['--times', '--times=', '--times 0', '--times 1,x', '--times 65', '--dir 2'])(
    'is refused with its form: %s',
    (line) => expect(() => parseTimes(line.split(' '))).toThrow('npm run bench:scale'),
  )
})

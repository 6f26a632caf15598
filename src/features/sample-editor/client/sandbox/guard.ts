import {
  LIMITS,
  type RunEvent,
  type RunPlace,
  type ServerConditions,
  type Waiting,
} from '../../../sample-runtime/protocol/messages'
import type { Answer } from '../../../store-inspector/protocol/messages'
import { readAnswer } from '../../../store-inspector/protocol/read-answer'
import { readSummaries } from '../../../store-inspector/protocol/read-summaries'
import type { FromFrame } from '../../../sample-runtime/browser/protocol'

const LEVELS = ['log', 'warn', 'error'] as const
const REASONS = ['done', 'too long', 'too much output', 'lost'] as const

/** A message of the frame, whose answers are read. */
export type Message = Exclude<FromFrame, { type: 'answer' }> | { type: 'answer'; run: number; answer: Answer }

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a message of the frame. What comes back is made anew, of known properties alone.
 *
 * @returns undefined for what the frame would never send
 */
export function readMessage(value: unknown): Message | undefined {
  const fields = getFields(value)
  if (fields?.type === 'ready' || fields?.type === 'alive') return { type: fields.type }
  const run = fields?.run
  if (!isCount(run)) return undefined
  if (fields?.type === 'started') return { type: 'started', run }
  if (fields?.type === 'size') {
    const { height } = fields
    return isCount(height) ? { type: 'size', run, height } : undefined
  }
  if (fields?.type === 'stores') {
    const stores = readSummaries(fields.stores)
    return stores && { type: 'stores', run, stores }
  }
  if (fields?.type === 'answer') {
    const answer = typeof fields.text === 'string' ? readAnswer(fields.text) : undefined
    return answer && { type: 'answer', run, answer }
  }
  const event = fields?.type === 'event' ? readEvent(fields.event) : undefined
  return event && { type: 'event', run, event }
}

/**
 * Reads an event of a run. Texts are cut to {@link LIMITS}.
 *
 * @returns undefined for what no run would say
 */
export function readEvent(value: unknown): RunEvent | undefined {
  const fields = getFields(value)
  switch (fields?.type) {
    case 'value':
    case 'thrown':
      return readClaim(fields)
    case 'printed': {
      const level = LEVELS.find((known) => known === fields.level)
      const text = readText(fields.text)
      if (!level || text === undefined) return undefined
      const isWarning = fields.isWarning === true
      return { type: 'printed', text, level, ...placeIn(fields), ...(isWarning && { isWarning }) }
    }
    case 'error': {
      const text = readText(fields.text)
      return text === undefined ? undefined : { type: 'error', text, ...placeIn(fields) }
    }
    case 'request':
    case 'screen': {
      const text = readText(fields.text)
      return text === undefined ? undefined : { type: fields.type, text }
    }
    case 'server': {
      const conditions = readConditions(fields.conditions)
      return conditions && { type: 'server', conditions }
    }
    case 'ended': {
      const reason = REASONS.find((known) => known === fields.reason)
      return reason && { type: 'ended', reason, ...waitingIn(fields), ...placeIn(fields) }
    }
    default:
      return undefined
  }
}

function readClaim({ type, claim, isExpected, ...fields }: Fields): RunEvent | undefined {
  if (!isCount(claim) || typeof isExpected !== 'boolean') return undefined
  const actual = readText(fields.actual)
  const expected = readText(fields.expected)
  if (type === 'value') {
    if (actual === undefined || expected === undefined) return undefined
    return { type, claim, actual, expected, isExpected }
  }
  if (actual === undefined && fields.actual !== undefined) return undefined
  return { type: 'thrown', claim, isExpected, ...(actual !== undefined && { actual }) }
}

function readConditions(value: unknown): ServerConditions | undefined {
  const { latency, failureRate, offline } = getFields(value) ?? {}
  if (!isNumber(latency) || !isNumber(failureRate) || typeof offline !== 'boolean') return undefined
  return { latency, failureRate, offline }
}

function waitingIn(fields: Fields): { waiting?: Waiting } {
  const { timers, time } = getFields(fields.waiting) ?? {}
  return isCount(timers) && isCount(time) ? { waiting: { timers, time } } : {}
}

/** A place that makes no sense is left out; the event it is of does without. */
function placeIn(fields: Fields): { place?: RunPlace } {
  const { file, line, column } = getFields(fields.place) ?? {}
  const name = readText(file)
  return name !== undefined && isCount(line) && isCount(column) ? { place: { file: name, line, column } } : {}
}

/** Messages are copies, without getters and prototypes of the sender. */
function getFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, LIMITS.text) : undefined
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

import fc, { type Arbitrary } from 'fast-check'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import type { Schema } from './targets.ts'

/** Stands in every free text of a good request, so that a repetition of such a text is found. */
export const saidInSecret = 'Viskat'

/** The things that a request can name. */
export type Known = {
  readonly now: Date
  /** Ids by their name in requests, as in `roundId`; of the sender's own organisation. */
  readonly own: Readonly<Record<string, readonly string[]>>
  /** Ids of anything in any organisation. */
  readonly anyId: readonly string[]
  /** Texts by the name of their field: tokens, addresses, files. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

const day = 86_400_000

/** Days around now, and at the limits of the calendar. */
const dayNear = ({ now }: Known): Arbitrary<string> =>
  fc
    .integer({ min: -40, max: 70 })
    .map((days) => new Date(now.getTime() + days * day).toISOString().slice(0, 10))

const momentNear = ({ now }: Known): Arbitrary<string> =>
  fc
    .integer({ min: -40 * 96, max: 70 * 96 })
    .map((quarters) => new Date(Math.floor(now.getTime() / day) * day + quarters * (day / 96)).toISOString())

const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`)

const answers = fc
  .tuple(fc.constantFrom(...shippedInstruments), fc.integer({ min: 1, max: 5 }), fc.boolean())
  .map(([instrument, value, causes]) => sameAnswers(instrument, value, causes))

/** Fields for which the server requires more than their schema says. */
const byName: Readonly<Record<string, (known: Known) => Arbitrary<unknown>>> = {
  instrument: () => fc.constantFrom('stressprofil', 'djupanalys'),
  instrumentId: () => fc.constantFrom('stressprofil', 'djupanalys'),
  answers: () => answers,
  action: () => fc.constantFrom('own', 'walk', 'Gå ut på lunchen'),
  time: () => clockTime,
  fromTime: () => clockTime,
  untilTime: () => clockTime,
  from: (known) => fc.oneof(clockTime, dayNear(known)),
  until: (known) => fc.oneof(clockTime, dayNear(known)),
  to: dayNear,
  website: () => fc.constant(''),
  phone: () => fc.constantFrom('', '070-123 45 67', '+46 8 465 004 00'),
}

/** Names of records whose keys are days. */
const keys = (known: Known) => fc.oneof(dayNear(known), fc.constantFrom('a', 'health', 'sleep'), fc.uuid())

/** A value that the schema accepts, often one that the server knows. */
export function goodValue(schema: Schema, name: string, known: Known): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => goodValue(choice, name, known)))
  const { allOf, ...alone } = schema
  if (allOf?.[0] !== undefined) return goodValue({ ...alone, ...allOf[0] }, name, known)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const texts = known.texts[name]
  if (schema.type === 'string' && texts !== undefined && texts.length > 0) return fc.constantFrom(...texts)
  // The sender makes it, and only the sender sees it.
  if (name === 'key' || (name === 'id' && schema.format === 'uuid')) return fc.uuid()
  if (schema.format === 'uuid' || schema.pattern?.includes('8}-[0-9a-fA-F]{4}')) return knownId(name, known)
  const named = byName[name]
  if (named !== undefined && (schema.type === 'string' || schema.type === 'object' || !schema.type))
    return named(known)
  switch (schema.type) {
    case 'object':
      return goodObject(schema, known)
    case 'array':
      return fc.array(goodValue(schema.items ?? {}, name, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      })
    case 'integer':
    case 'number':
      return goodNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return goodText(schema, known)
    default:
      return dayNear(known)
  }
}

function knownId(name: string, known: Known): Arbitrary<string> {
  const own = known.own[name] ?? []
  const any = known.anyId.length === 0 ? fc.uuid() : fc.constantFrom(...known.anyId)
  if (own.length === 0) return fc.oneof(any, fc.uuid())
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...own) }, any, fc.uuid())
}

function goodObject(schema: Schema, known: Known): Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema
  if (properties !== undefined)
    return fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, goodValue(inner, name, known)]),
      ),
      { requiredKeys: [...required], noNullPrototype: true },
    )
  const inner = typeof additionalProperties === 'object' ? additionalProperties : {}
  return fc
    .array(fc.tuple(keys(known), goodValue(inner, '', known)), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries))
}

function goodNumber({ type, minimum = -1_000_000, maximum = 1_000_000 }: Schema): Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)]
  const near = fc.integer({ min, max: Math.min(max, min + 3) })
  const ends = fc.constantFrom(min, max)
  return type === 'integer'
    ? fc.oneof(near, ends, fc.integer({ min, max }))
    : fc.oneof(near, ends, fc.double({ min, max, noNaN: true }))
}

function goodText(schema: Schema, known: Known): Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema
  if (format === 'date-time') return momentNear(known)
  if (pattern !== undefined && !pattern.includes('\\P{Cc}') && !pattern.includes('(?!'))
    return fc
      .stringMatching(new RegExp(pattern))
      .map((text) => text.slice(0, maxLength).padEnd(minLength, 'a'))
  const words = fc
    .array(fc.constantFrom('Våren', 'Åsa', 'hög', 'belastning', 'möte', 'ö', '日本', '👩‍👩‍👧', '–'), {
      maxLength: 12,
    })
    .map((some) =>
      [saidInSecret, ...some].join(' ').slice(0, maxLength).padEnd(minLength, 'a').toWellFormed(),
    )
  const longest = fc.constant('å'.repeat(Math.min(maxLength, 20_000)))
  return fc.oneof({ weight: 6, arbitrary: words }, longest, fc.constant('a'.repeat(minLength)))
}

import fc, { type Arbitrary } from 'fast-check'
import type { InjectOptions } from 'fastify'
import { badJson, badText, spoilt } from './bad-values.ts'
import { goodValue, type Known } from './good-values.ts'
import type { Target } from './targets.ts'

/** How closely a request follows its schema. */
export const kinds = ['good', 'nearly', 'hostile'] as const
export type Kind = (typeof kinds)[number]

/** One request, ready to be sent. */
export type Shot = {
  readonly kind: Kind
  readonly request: InjectOptions & { readonly url: string }
}

const often = (weight: number, arbitrary: Arbitrary<unknown>) => ({ weight, arbitrary })

/** Headers that the server reads, with expected values, and without them. */
const headers = (known: Known): Arbitrary<Record<string, string>> =>
  fc.record({
    'idempotency-key': fc.oneof(
      { weight: 12, arbitrary: fc.uuid() },
      fc.constantFrom('', 'again', 'a'.repeat(201), '\u00e5'),
    ),
    ...(known.texts.token === undefined
      ? {}
      : { 'booking-token': fc.oneof(fc.constantFrom(...known.texts.token), fc.constant('x')) }),
  })

const hostileHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  fc.constant({}),
  fc.constantFrom<Record<string, string>>(
    { 'if-none-match': `"${'a'.repeat(5_000)}"` },
    { 'if-none-match': '*' },
    { 'accept-language': 'sv'.repeat(2_000) },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${'a'.repeat(6_000)}` },
    { authorization: 'Basic YTpi' },
    { cookie: 'session=; session=a; __proto__=1' },
    { cookie: `session=${'a'.repeat(43)}; sign-in=%00; browser=%ff; passkey="` },
    { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
    { 'x-http-method-override': 'DELETE' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json, text/plain' },
    { 'content-type': 'multipart/form-data; boundary=a' },
    { 'content-type': 'application/scim+json' },
    { expect: '100-continue' },
    { range: 'bytes=0-1' },
  ),
)

/** Each request comes from a network of its own, so that no quota of a network is used up. */
const network = fc
  .tuple(fc.integer({ min: 11, max: 99 }), fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => parts.join('.'))

/** Requests to one endpoint from a sender with this knowledge. */
export function shotsAt(target: Target, known: Known): Arbitrary<Shot> {
  return fc
    .constantFrom<Kind>(...kinds)
    .chain((kind) => requestTo(target, known, kind).map((request) => ({ kind, request })))
}

function requestTo(target: Target, known: Known, kind: Kind): Arbitrary<Shot['request']> {
  const good = (name: string) => {
    const parameter = target.parameters.find((one) => one.name === name)
    return goodValue(parameter?.schema ?? {}, name, known).map(String)
  }
  const text = (name: string) =>
    kind === 'good'
      ? good(name)
      : (fc.oneof(often(kind === 'nearly' ? 6 : 1, good(name)), badText) as Arbitrary<string>)
  const record = (place: 'path' | 'query') => {
    const listed = target.parameters.filter((parameter) => parameter.in === place)
    const required = listed.filter((one) => place === 'path' || (one.required && kind === 'good'))
    return fc.record(Object.fromEntries(listed.map(({ name }) => [name, text(name)])), {
      requiredKeys: required.map(({ name }) => name),
      noNullPrototype: true,
    }) as Arbitrary<Record<string, string>>
  }
  const more: Arbitrary<Record<string, string>> =
    kind === 'hostile' ? fc.dictionary(badText, badText, { maxKeys: 2 }) : fc.constant({})
  return fc
    .tuple(
      record('path'),
      record('query'),
      more,
      bodyOf(target, known, kind),
      headers(known),
      kind === 'hostile' ? hostileHeaders : fc.constant({}),
      network,
    )
    .map(([params, query, extra, payload, usual, hostile, remoteAddress]) => ({
      method: target.method,
      url:
        target.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? '')) +
        queryOf({ ...query, ...extra }),
      remoteAddress,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': target.mediaType }),
        ...usual,
        ...hostile,
      },
      ...(payload === undefined ? {} : { payload }),
    }))
}

function bodyOf({ body, method }: Target, known: Known, kind: Kind): Arbitrary<string | Buffer | undefined> {
  if (body === undefined)
    return kind === 'hostile' && method !== 'GET'
      ? fc.constantFrom<string | undefined>(undefined, '', '{}', '{"a":', 'null')
      : fc.constant(undefined)
  const good = goodValue(body, '', known)
  if (kind === 'good') return good.map((value) => JSON.stringify(value))
  const nearly = spoilt(good)
  if (kind === 'nearly') return nearly.map((value) => JSON.stringify(value))
  return fc.oneof(
    badJson(good),
    spoilt(spoilt(spoilt(nearly))).map((value) => JSON.stringify(value)),
  )
}

/** Encodes a text as a browser does, and sometimes leaves characters as no browser would. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

function queryOf(query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

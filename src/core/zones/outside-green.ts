import type { Zone } from '@andrum/release/zone.ts'

type Span = {
  readonly lo: number
  readonly hi: number
  readonly loOpen?: true | undefined
  readonly hiOpen?: true | undefined
}

type ShownShare = Span & { readonly joint?: true | undefined }

/**
 * The share of a group's answers in yellow or red, as narrow as the shown shares allow: the complement of green,
 * intersected with the sum of yellow and red. Two zones that are shown together are added once.
 */
export function outsideGreen({ green, yellow, red }: Readonly<Record<Zone, ShownShare>>): Span {
  const left = complement(green)
  // Joint with green, yellow or red says nothing that green does not say.
  if (green.joint) return left
  return intersection(left, yellow.joint && red.joint ? yellow : sum(yellow, red))
}

/** In whole hundredths, since 1 − 0.7 is not 0.3. */
const exact = (share: number) => Math.round(share * 100) / 100

const complement = ({ lo, hi, loOpen, hiOpen }: Span): Span =>
  span(exact(1 - hi), exact(1 - lo), hiOpen, loOpen)

const sum = (one: Span, other: Span): Span =>
  span(
    exact(one.lo + other.lo),
    exact(one.hi + other.hi),
    one.loOpen ?? other.loOpen,
    one.hiOpen ?? other.hiOpen,
  )

function intersection(one: Span, other: Span): Span {
  const loOpen = one.lo === other.lo ? (one.loOpen ?? other.loOpen) : (one.lo > other.lo ? one : other).loOpen
  const hiOpen = one.hi === other.hi ? (one.hiOpen ?? other.hiOpen) : (one.hi < other.hi ? one : other).hiOpen
  return span(Math.max(one.lo, other.lo), Math.min(one.hi, other.hi), loOpen, hiOpen)
}

const span = (lo: number, hi: number, loOpen: true | undefined, hiOpen: true | undefined): Span => ({
  lo,
  hi,
  ...(loOpen ? { loOpen } : {}),
  ...(hiOpen ? { hiOpen } : {}),
})

import { smallestGroup } from '../constants.ts'
import type { CausesShape, FigureFrame, ScoresShape } from './figure-shape.ts'
import type { Interval } from './interval.ts'
import type { ShownAnswers } from './show-answers.ts'
import type { ShownScore } from './show-score.ts'
import type { ShownShare, ShownZones } from './shown-zones.ts'

type Fields = Readonly<Record<string, unknown>>

/** @throws TypeError naming the field that no released figure can look like */
export function parseFigure(json: unknown): ScoresShape | CausesShape {
  const kind = fields(json, 'figure').run
  if (kind === 'scores') return parseScores(json)
  if (kind === 'causes') return parseCauses(json)
  throw wrong('figure.run')
}

function parseScores(json: unknown): ScoresShape {
  const row = fields(json, 'figure', [...frameKeys, 'total', 'categories', 'zones'])
  return {
    run: 'scores',
    ...parseFrame(row),
    total: score(row.total, 'total'),
    categories: scores(row.categories, 'categories'),
    zones: zones(row.zones),
  }
}

function parseCauses(json: unknown): CausesShape {
  const row = fields(json, 'figure', [...frameKeys, 'causes'])
  return { run: 'causes', ...parseFrame(row), causes: scores(row.causes, 'causes') }
}

const frameKeys = ['run', 'unit', 'round', 'answers', 'participation', 'together']

function parseFrame(row: Fields): FigureFrame {
  return {
    unit: name(row.unit, 'unit'),
    round: name(row.round, 'round'),
    answers: answers(row.answers),
    participation: interval(fields(row.participation, 'participation', intervalKeys), 'participation', share),
    ...(row.together !== undefined && { together: together(row.together) }),
  }
}

function together(json: unknown): string[] {
  if (!Array.isArray(json) || json.length < 2) throw wrong('together')
  return json.map((unit) => name(unit, 'together'))
}

function answers(json: unknown): ShownAnswers {
  const { lo, hi } = fields(json, 'answers', ['lo', 'hi'])
  if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi)) throw wrong('answers')
  if (Number(lo) < smallestGroup || Number(hi) < Number(lo)) throw wrong('answers')
  return { lo: Number(lo), hi: Number(hi) }
}

function scores(json: unknown, place: string): Record<string, ShownScore> {
  const entries = Object.entries(fields(json, place))
  return Object.fromEntries(entries.map(([key, value]) => [key, score(value, `${place}.${key}`)]))
}

function score(json: unknown, place: string): ShownScore {
  const row = fields(json, place, [...intervalKeys, 'at', 'step', 'end'])
  const { at, step, end } = row
  if (typeof step !== 'number' || !isStep(step)) throw wrong(`${place}.step`)
  if (typeof at !== 'number' || at < 1.6 || at > 4.4) throw wrong(`${place}.at`)
  if (end !== undefined && end !== 'low' && end !== 'high') throw wrong(`${place}.end`)
  return { at, step, ...(end && { end }), ...interval(row, place, scale) }
}

/** Steps of 0.1 and 0.2, or several of them joined. */
const isStep = (step: number): boolean => step > 0 && step <= 4 && Math.round(step * 10) / 10 === step

function zones(json: unknown): ShownZones {
  const row = fields(json, 'zones', ['green', 'yellow', 'red'])
  return {
    green: shownShare(row.green, 'zones.green'),
    yellow: shownShare(row.yellow, 'zones.yellow'),
    red: shownShare(row.red, 'zones.red'),
  }
}

function shownShare(json: unknown, place: string): ShownShare {
  const row = fields(json, place, [...intervalKeys, 'joint'])
  if (row.joint !== undefined && row.joint !== true) throw wrong(`${place}.joint`)
  return { ...interval(row, place, share), ...(row.joint === true && { joint: true as const }) }
}

const intervalKeys = ['lo', 'hi', 'loOpen', 'hiOpen']
const share = { from: 0, to: 1 }
const scale = { from: 1, to: 5 }

function interval(row: Fields, place: string, within: { from: number; to: number }): Interval {
  const { lo, hi, loOpen, hiOpen } = row
  if (typeof lo !== 'number' || !(lo >= within.from)) throw wrong(`${place}.lo`)
  if (typeof hi !== 'number' || !(hi <= within.to && hi > lo)) throw wrong(`${place}.hi`)
  if (loOpen !== undefined && loOpen !== true) throw wrong(`${place}.loOpen`)
  if (hiOpen !== undefined && hiOpen !== true) throw wrong(`${place}.hiOpen`)
  return { lo, hi, ...(loOpen && { loOpen }), ...(hiOpen && { hiOpen }) }
}

function name(json: unknown, place: string): string {
  if (typeof json !== 'string' || json === '') throw wrong(place)
  return json
}

function fields(json: unknown, place: string, allowed?: readonly string[]): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw wrong(place)
  const stranger = allowed && Object.keys(json).find((key) => !allowed.includes(key))
  if (stranger) throw wrong(`${place}.${stranger}`)
  return json as Fields
}

const wrong = (place: string): TypeError => new TypeError(`not a released figure: ${place}`)

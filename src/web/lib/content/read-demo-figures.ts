import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zones } from '@andrum/release/zone.ts'
import type { Language } from '#core/languages.ts'
import { groupLevelOf } from '#core/zones/group-level.ts'
import { dictionaries } from '#text/dictionaries.ts'
import {
  answersWords,
  participationWords,
  scoreWords,
  shareWords,
  uncertaintyWords,
} from '#text/figure-words.ts'
import { type Params, translate } from '#text/messages.ts'
import { instrumentNames } from '../instrument-names.ts'
import type { PicturedFigures } from './pictured-figures.ts'

/** The last figures of the simulated organisation in words, the same words as in its overview. */
export type DemoFigures = {
  readonly level: string
  readonly answers: string
  readonly participation: string
  readonly total: string
  readonly uncertainty: string
  readonly cause: string
  readonly zones: readonly {
    readonly zone: (typeof zones)[number]
    readonly word: string
    readonly shown: string
  }[]
  readonly shares: PicturedFigures['whole']['zones']
  readonly units: readonly {
    readonly name: string
    /** Null: hidden. */
    readonly score: string | null
    readonly at: number | null
    readonly cause: string | null
  }[]
}

/** Reads the file that `node scripts/demo-figures.ts` writes. Loaders only: it runs at build time. */
export function readDemoFigures(language: Language): DemoFigures {
  // Our own script writes this file.
  const kept = JSON.parse(readFileSync(join('content', 'demo-figures.json'), 'utf8')) as PicturedFigures
  const t = (key: string, params?: Params) =>
    translate(dictionaries[language].overview, key, language, params)
  const words = { t, language }
  const { whole, limits, smallestGroup } = kept
  const { causes } = instrumentNames(language)
  const called = (cause: string | null) => causes.find(({ id }) => id === cause)?.title ?? null
  return {
    level: t(`level.${groupLevelOf(whole, limits)}`),
    answers: answersWords(words, whole.n, smallestGroup),
    participation: participationWords(words, whole.participation),
    total: scoreWords(words, whole.mean),
    uncertainty: uncertaintyWords(words, whole.uncertainty),
    cause: called(kept.cause) ?? '',
    zones: zones.map((zone) => ({
      zone,
      word: t(`zone.${zone}`),
      shown: shareWords(words, whole.zones[zone]),
    })),
    shares: whole.zones,
    units: kept.units.map(({ name, mean, cause }) => ({
      name,
      score: mean === null ? null : scoreWords(words, mean),
      at: mean?.at ?? null,
      cause: called(cause),
    })),
  }
}

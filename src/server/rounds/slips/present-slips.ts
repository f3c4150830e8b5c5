import type { SlipsMade as SlipsMadeBody } from '#contract/rounds/slips.ts'
import { inEachLanguage, type Language, pathIn } from '#core/languages.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import { formatDay } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { SlipsMade } from './print-slips.ts'

/** @param baseUrl of the site, printed on the slips */
export function presentSlipsMade(made: SlipsMade, baseUrl: string): Sendable<SlipsMadeBody> {
  const { printing, unit, slips } = made
  return {
    printing,
    unit,
    words: inEachLanguage((language) => wordsOf(made, language, baseUrl)),
    slips: slips.map((slip) => ({
      ...slip,
      address: `${baseUrl}${pathIn(slip.language, '/svara')}#${slip.code}`,
    })),
  }
}

function wordsOf(
  { printing, organisation, round }: SlipsMade,
  language: Language,
  baseUrl: string,
): SlipsMadeBody['words'][Language] {
  const { sealed, scan, until, what, seen, voluntary, ...printed } = serverTexts[language].slip
  return {
    sealed,
    scan,
    page: baseUrl.replace(/^https?:\/\//, '') + pathIn(language, '/svara'),
    until: fill(until, language, { day: formatDay(round.closesAt, language) }),
    what: fill(what, language, { organisation }),
    seen: fill(seen, language, { count: round.smallestGroup }),
    voluntary,
    printed: printed[`printed.${printing.by}`],
  }
}

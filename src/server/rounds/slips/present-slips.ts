import type { SlipsMade as SlipsMadeBody, SlipsView } from '#contract/rounds/slips.ts'
import { inEachLanguage, type Language, pathIn } from '#core/languages.ts'
import { formatDay } from '#text/format.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { SlipsMade } from './print-slips.ts'
import type { Printing, SlipReader, UnitWithSlips } from './slip-repository.ts'

const presentPrinting = ({ id, at, by, name, slips }: Printing) => ({
  id,
  at: at.toISOString(),
  by,
  name,
  slips,
})

type Slips = { readonly units: readonly UnitWithSlips[]; readonly people: readonly SlipReader[] }

export function presentSlips({ units, people }: Slips): SlipsView {
  return {
    units: units.map(({ id, name, people: count, bySms, printed }) => ({
      id,
      name,
      people: count,
      bySms,
      printed: printed === null ? null : presentPrinting(printed),
    })),
    people: people.map(({ id, name, employeeId }) => ({ id, name, employeeId })),
  }
}

/** @param baseUrl of the site, which stands on the slips */
export function presentSlipsMade(made: SlipsMade, baseUrl: string): SlipsMadeBody {
  const { printing, unit, slips } = made
  return {
    printing: presentPrinting(printing),
    unit,
    words: inEachLanguage((language) => wordsOf(made, language, baseUrl)),
    slips: slips.map(({ name, employeeId, language, code }) => ({
      name,
      employeeId,
      language,
      code,
      address: `${baseUrl}${pathIn(language, '/svara')}#${code}`,
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

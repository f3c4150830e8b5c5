import type { InstrumentView } from '#contract/self/instrument.ts'
import type { Language } from '#core/languages.ts'
import { callApi } from '#web/lib/api.ts'
import type { Form } from './form.ts'

/** Turns the server's view of an instrument into a form, as a page has it built in. */
export function formOfView(view: InstrumentView): Form {
  const {
    id,
    version,
    language,
    title,
    period,
    provenance,
    categories,
    items,
    causes,
    limits,
    reliableChange,
  } = view
  const { causes: causeLimits, ...zoneLimits } = limits
  return {
    id,
    version,
    language,
    title,
    period,
    provenance,
    categories,
    items,
    answers: view.answers.map(({ word, label }) => ({ word, text: label })),
    causesIntroduction: view.causesIntroduction ?? '',
    causes,
    own: [],
    limitsSource: limits.total.source,
    causeLimitsSource: causeLimits?.source ?? '',
    questions: items.length,
    scoring: {
      id,
      version,
      categories,
      items,
      causes,
      skippablePerCategory: view.skippablePerCategory,
      bands: view.bands,
      limits: { ...zoneLimits, ...(causeLimits && { causes: causeLimits }) },
      reliableChange: reliableChange.total,
    },
  }
}

const fetched = new Map<string, Form>()

/**
 * Fetches the questions of a version that the page does not have built in. They are cached, so that the result needs no
 * network.
 * @throws ApiError
 */
export async function fetchForm(instrumentId: string, version: string, lang: Language): Promise<Form> {
  const name = [instrumentId, version, lang].join(' ')
  const form =
    fetched.get(name) ??
    formOfView(await callApi('readInstrument', { params: { instrumentId }, query: { lang, version } }))
  fetched.set(name, form)
  return form
}

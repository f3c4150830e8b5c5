import type { Language } from '#core/languages.ts'
import { asksForCompany, type BookingDraft } from './booking-draft.ts'

/** The request for a draft. Empty fields are left out, so that the schema reports them as missing. */
export function requestOf(draft: BookingDraft, language: Language, website: string): Record<string, unknown> {
  const { type, name, email, phone, company } = draft
  const asker = {
    type,
    name,
    language,
    website,
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { phone }),
    ...(company === '' || !asksForCompany(type) ? {} : { company }),
  }
  if (type !== 'lecture') {
    const { startsAt, way, staff } = draft
    return { ...asker, startsAt, way, ...(staff === '' ? {} : { staff }) }
  }
  const { lecture, days, groupSize, format, place } = draft
  return {
    ...asker,
    days: days.filter(({ day }) => day !== ''),
    groupSize: /^\s*\d+\s*$/.test(groupSize) ? Number(groupSize) : Number.NaN,
    format,
    ...(format === 'on-site' ? { place } : {}),
    ...(lecture === '' ? {} : { lecture }),
  }
}

import type { OrganisationView } from '#contract/organisation.ts'
import { type OrganisationSettings, organisationSettings } from '#contract/organisation-settings.ts'
import type { Language } from '#core/languages.ts'
import { judge } from '#web/lib/form/field-errors.ts'

/** What the owner types. */
export type OwnDraft = {
  readonly name: string
  readonly number: string
  readonly smallestGroup: string
  readonly language: Language
}

export const ownFields = ['name', 'number', 'smallestGroup'] as const
export type OwnError = (typeof ownFields)[number]

export function ownDraftOf({ name, number, smallestGroup, language }: OrganisationView): OwnDraft {
  return { name, number: number ?? '', smallestGroup: String(smallestGroup), language }
}

export const settingsOf = ({
  name,
  number,
  smallestGroup,
  language,
}: OrganisationView): OrganisationSettings => ({ name, number, smallestGroup, language })

/**
 * What puts back how it was before a change was saved. The smallest group stays: it is never lowered.
 * @returns null where nothing is left to put back
 */
export function wayBack(
  { before }: { readonly before: OrganisationSettings | null },
  kept: OrganisationView,
): OrganisationSettings | null {
  if (before === null) return null
  const { name, number, language } = before
  if (name === kept.name && number === kept.number && language === kept.language) return null
  return { ...before, smallestGroup: kept.smallestGroup }
}

/** @returns the settings to keep, or what is wrong in the order of the form */
export function judgeOwn({ name, number, smallestGroup, language }: OwnDraft, least: number) {
  const written = number.trim()
  const group = /^\d+$/.test(smallestGroup.trim()) ? Number(smallestGroup) : Number.NaN
  const { body, issues } = judge(organisationSettings, {
    name,
    number: written === '' ? null : written,
    smallestGroup: group,
    language,
  })
  const wrong = new Set(issues.map(({ path }) => path))
  if (!(group >= least)) wrong.add('smallestGroup')
  const errors = ownFields.filter((field) => wrong.has(field))
  return { body: errors.length > 0 ? null : body, errors }
}

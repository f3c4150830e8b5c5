import type { OrganisationView } from '#contract/people/organisation.ts'
import { type OrganisationSettings, organisationSettings } from '#contract/people/organisation-settings.ts'
import type { Language } from '#core/languages.ts'
import { judge } from '#web/lib/form/field-errors.ts'

/** What the owner types. */
export type OwnDraft = {
  readonly name: string
  readonly number: string
  readonly smallestGroup: string
  readonly hideFullParticipation: boolean
  readonly language: Language
}

export const ownFields = ['name', 'number', 'smallestGroup'] as const
export type OwnError = (typeof ownFields)[number]

export function ownDraftOf({
  name,
  number,
  smallestGroup,
  hideFullParticipation,
  language,
}: OrganisationView): OwnDraft {
  return { name, number: number ?? '', smallestGroup: String(smallestGroup), hideFullParticipation, language }
}

export const settingsOf = ({
  name,
  number,
  smallestGroup,
  hideFullParticipation,
  language,
}: OrganisationView): OrganisationSettings => ({
  name,
  number,
  smallestGroup,
  hideFullParticipation,
  language,
})

const ownSettings = ['name', 'number', 'hideFullParticipation', 'language'] as const

/**
 * What puts back how it was before a change was saved. The smallest group stays: it is never lowered.
 * @returns null where nothing is left to put back
 */
export function wayBack(
  { before }: { readonly before: OrganisationSettings | null },
  kept: OrganisationView,
): OrganisationSettings | null {
  if (before === null) return null
  const { smallestGroup } = kept
  const back = { ...before, smallestGroup }
  const now = settingsOf(kept)
  const isSame = ownSettings.every((setting) => back[setting] === now[setting])
  return isSame ? null : back
}

/** @returns the settings to keep, or what is wrong in the order of the form */
export function authoriseOwn({ number, smallestGroup, ...draft }: OwnDraft, least: number) {
  const written = number.trim()
  const group = /^\d+$/.test(smallestGroup.trim()) ? Number(smallestGroup) : Number.NaN
  const { body, issues } = judge(organisationSettings, {
    ...draft,
    number: written === '' ? null : written,
    smallestGroup: group,
  })
  const wrong = new Set(issues.map(({ path }) => path))
  if (!(group >= least)) wrong.add('smallestGroup')
  const errors = ownFields.filter((field) => wrong.has(field))
  return { body: errors.length > 0 ? null : body, errors }
}

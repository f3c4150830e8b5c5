import type { OrganisationView } from '#contract/people/organisation.ts'
import { type OrganisationSettings, organisationSettings } from '#contract/people/organisation-settings.ts'
import type { Language } from '#core/languages.ts'
import { judge } from '#web/lib/form/field-errors.ts'

/** The owner's input. */
export type OwnDraft = {
  readonly name: string
  readonly number: string
  readonly smallestGroup: string
  readonly hideFullParticipation: boolean
  readonly smsReminders: boolean
  readonly language: Language
}

export const ownFields = ['name', 'number', 'smallestGroup'] as const
export type OwnError = (typeof ownFields)[number]

export const settingsOf = ({
  name,
  number,
  smallestGroup,
  hideFullParticipation,
  smsReminders,
  language,
}: OrganisationView) =>
  ({
    name,
    number,
    smallestGroup,
    hideFullParticipation,
    smsReminders,
    language,
  }) satisfies OrganisationSettings

export function ownDraftOf(view: OrganisationView): OwnDraft {
  const settings = settingsOf(view)
  return {
    ...settings,
    number: settings.number ?? '',
    smallestGroup: String(settings.smallestGroup),
  }
}

const ownSettings = ['name', 'number', 'hideFullParticipation', 'smsReminders', 'language'] as const

/**
 * The settings that undo a change. The smallest group stays, because it is never lowered. Reminders by SMS that were
 * switched off stay off, because their numbers are deleted.
 * @returns null where nothing is left to undo
 */
export function wayBack(
  { before }: { readonly before: OrganisationSettings | null },
  kept: OrganisationView,
): OrganisationSettings | null {
  if (before === null) return null
  const { smallestGroup } = kept
  const back = {
    ...before,
    smallestGroup,
    smsReminders: kept.smsReminders && before.smsReminders === true,
  }
  const now = settingsOf(kept)
  const isSame = ownSettings.every((setting) => back[setting] === now[setting])
  return isSame ? null : back
}

/** Leaves out reminders by SMS if they are unchanged, so that an old tab that changes a name deletes no numbers. */
export function changedSettings(body: OrganisationSettings, read: OrganisationView): OrganisationSettings {
  const { smsReminders, ...rest } = body
  return smsReminders === read.smsReminders ? rest : body
}

/** @returns the settings to store, or the errors in the order of the form */
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

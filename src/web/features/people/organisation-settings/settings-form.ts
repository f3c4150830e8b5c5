import { type SupportSettings, supportSettings } from '#contract/support/support-settings.ts'
import { judge } from '#web/lib/form/field-errors.ts'

/** The settings, as typed. */
export type SettingsDraft = {
  readonly hasHealth: boolean
  readonly name: string
  readonly email: string
  readonly workingDays: string
  readonly contactRules: boolean
}

const fields = ['name', 'email', 'workingDays'] as const
export type SettingsError = (typeof fields)[number]

export function draftOf({ health, contactRules }: SupportSettings): SettingsDraft {
  return {
    hasHealth: health !== null,
    name: health?.name ?? '',
    email: health?.email ?? '',
    workingDays: String(health?.workingDays ?? 2),
    contactRules,
  }
}

/** @returns the settings to store, or the errors in the order of the form */
export function validateSettings({ hasHealth, name, email, workingDays, contactRules }: SettingsDraft) {
  const health = hasHealth ? { name, email, workingDays: Number(workingDays) } : null
  const { body, issues } = judge(supportSettings, { health, contactRules })
  return { body, errors: fields.filter((field) => issues.some(({ path }) => path === `health.${field}`)) }
}

/** What is typed on what a colleague has saved meanwhile: each field that was changed here as it is typed, the others as they are now. */
export const onNewer = (typed: SettingsDraft, was: SettingsDraft, now: SettingsDraft): SettingsDraft => ({
  hasHealth: typed.hasHealth === was.hasHealth ? now.hasHealth : typed.hasHealth,
  name: typed.name === was.name ? now.name : typed.name,
  email: typed.email === was.email ? now.email : typed.email,
  workingDays: typed.workingDays === was.workingDays ? now.workingDays : typed.workingDays,
  contactRules: typed.contactRules === was.contactRules ? now.contactRules : typed.contactRules,
})

import type { SupportSettings } from '#contract/support.ts'

/** The settings as they are typed. */
export type SettingsDraft = {
  readonly hasHealth: boolean
  readonly name: string
  readonly email: string
  readonly workingDays: string
  readonly contactRules: boolean
}

export type SettingsError = 'name' | 'email' | 'workingDays'

export function draftOf({ health, contactRules }: SupportSettings): SettingsDraft {
  return {
    hasHealth: health !== null,
    name: health?.name ?? '',
    email: health?.email ?? '',
    workingDays: String(health?.workingDays ?? 2),
    contactRules,
  }
}

/** One @ with something on both sides and a dot behind it; what else an address is, the server says. */
const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong, in the order of the form. Without occupational health nothing can be. */
export function settingsErrors({
  hasHealth,
  name,
  email,
  workingDays,
}: SettingsDraft): readonly SettingsError[] {
  if (!hasHealth) return []
  const length = name.trim().length
  return [
    ...(length >= 2 && length <= 200 ? [] : (['name'] as const)),
    ...(looksLikeAddress.test(email.trim()) && email.trim().length <= 254 ? [] : (['email'] as const)),
    ...(/^(?:[1-9]|10)$/.test(workingDays.trim()) ? [] : (['workingDays'] as const)),
  ]
}

export const settingsOf = (draft: SettingsDraft): SupportSettings => ({
  health: draft.hasHealth
    ? { name: draft.name.trim(), email: draft.email.trim(), workingDays: Number(draft.workingDays) }
    : null,
  contactRules: draft.contactRules,
})

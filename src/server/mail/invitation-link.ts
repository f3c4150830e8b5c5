import { houseLanguage, type Language, pathIn } from '#core/languages.ts'

/** Where each instrument is answered; one that an operator has installed is answered in the stress profile's form. */
const formOf: Readonly<Record<string, string>> = { djupanalys: '/djupanalys' }
const usualForm = '/stressprofil/start'

/**
 * The address in an invitation. The secret is in the fragment, which no browser sends to any server: it is in no log
 * and in no referrer.
 */
export function invitationLink(
  baseUrl: string,
  invited: { readonly language: Language; readonly instrumentId: string; readonly token: string },
): string {
  const own = Object.hasOwn(formOf, invited.instrumentId) ? formOf[invited.instrumentId] : undefined
  const form = own ?? usualForm
  return `${baseUrl}${pathIn(invited.language, form)}#inbjudan=${invited.token}`
}

/** The same invitation, read in easy Swedish, which only Swedish pages have (decision 0680). */
export const easyInvitationLink = (
  baseUrl: string,
  invited: Omit<Parameters<typeof invitationLink>[1], 'language'>,
): string => `${invitationLink(baseUrl, { ...invited, language: houseLanguage })}&lattlast`

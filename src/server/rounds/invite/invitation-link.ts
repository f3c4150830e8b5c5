import type { AnswerLanguage } from '#core/answer-languages.ts'
import { answeringBase, defaultLanguage, type Language, pathIn } from '#core/languages.ts'

/** Where every invitation leads: it fetches the round and goes on to its questions, and takes the typed code of a link that broke. */
const page = '/inbjudan'

/** The page without https://, as people type it. */
export const invitationPage = (baseUrl: string, language: Language): string =>
  baseUrl.replace(/^https?:\/\//, '') + pathIn(language, page)

/**
 * The address in an invitation. The secret is in the fragment, which no browser sends to any server: it is in no log
 * and in no referrer. Mail gateways drop fragments, so what is left of the address still says that it is an invitation.
 */
export const invitationLink = (
  baseUrl: string,
  { language, token }: { readonly language: Language; readonly token: string },
): string => `${baseUrl}${pathIn(language, page)}#inbjudan=${token}`

/** The same invitation, read in easy Swedish, which only Swedish pages have (decision 0680). */
export const easyInvitationLink = (baseUrl: string, { token }: { readonly token: string }): string =>
  `${invitationLink(baseUrl, { language: defaultLanguage, token })}&lattlast`

/** The same invitation, answered in a language that is read over the English pages (decision 0774). */
export const translatedInvitationLink = (
  baseUrl: string,
  { token, tag }: { readonly token: string; readonly tag: AnswerLanguage },
): string => `${invitationLink(baseUrl, { language: answeringBase, token })}&${tag}`

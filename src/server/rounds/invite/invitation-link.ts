import type { AnswerLanguage } from '#core/answer-languages.ts'
import { answeringBase, defaultLanguage, type Language, pathIn } from '#core/languages.ts'

/** The page of every invitation: it fetches the round and goes on to its questions; for a broken link it takes the typed code. */
const page = '/inbjudan'

/** The page without https://, as people type it. */
export const invitationPage = (baseUrl: string, language: Language): string =>
  baseUrl.replace(/^https?:\/\//, '') + pathIn(language, page)

/**
 * The address in an invitation. The secret is in the fragment, which browsers send to no server, so it is in no log
 * and in no referrer. Mail gateways drop fragments; the rest of the address still shows that it is an invitation.
 */
export const invitationLink = (
  baseUrl: string,
  { language, token }: { readonly language: Language; readonly token: string },
): string => `${baseUrl}${pathIn(language, page)}#inbjudan=${token}`

/** The same invitation in easy Swedish, which only Swedish pages have (decision 0680). */
export const easyInvitationLink = (baseUrl: string, { token }: { readonly token: string }): string =>
  `${invitationLink(baseUrl, { language: defaultLanguage, token })}&lattlast`

/** The same invitation in an answer language, which replaces texts of the English pages (decision 0774). */
export const translatedInvitationLink = (
  baseUrl: string,
  { token, tag }: { readonly token: string; readonly tag: AnswerLanguage },
): string => `${invitationLink(baseUrl, { language: answeringBase, token })}&${tag}`

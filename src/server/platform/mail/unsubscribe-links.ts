import { defaultLanguage, type Language, pathIn } from '#core/languages.ts'
import type { RefusableKind } from '#core/mail/refusable-kinds.ts'
import type { Keys } from '#server/platform/keys/keys.ts'

/** Addresses with which the reader of an e-mail switches its kind off. They never expire, and need no account. */
export type UnsubscribeLinks = {
  /** A page with a button; the token is in the fragment, which no browser sends to any server. */
  readonly page: string
  /** For mail programs with a button of their own: one POST (RFC 8058). A browser that opens it is redirected to the page. */
  readonly oneClick: string
}

type Reader = { readonly to: string; readonly kind: RefusableKind; readonly language: Language }

/** The unsubscribe links for one kind of mail and one address. */
export function unsubscribeLinksOf(
  { baseUrl, keys }: { readonly baseUrl: string; readonly keys: Pick<Keys, 'unsubscribeToken'> },
  { to, kind, language }: Reader,
): UnsubscribeLinks {
  const token = keys.unsubscribeToken(to, kind)
  return {
    page: `${baseUrl}${pathIn(language, '/avregistrera')}#${token}`,
    oneClick: `${baseUrl}/api/v1/unsubscribes?token=${token}${language === defaultLanguage ? '' : `&lang=${language}`}`,
  }
}

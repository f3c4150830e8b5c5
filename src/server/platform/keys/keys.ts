/**
 * All secrets in use, behind functions: no other file sees key bytes. Made once from the configuration
 * (`DATA_KEY`, `DATA_KEY_OLD`, `AUTH_SECRET`). Each use has its own derived key (HKDF, one label a use).
 */
export type Keys = {
  /** A new random data key for one person, or for the sealed data of one organisation, wrapped by the current master key. */
  newPersonKey(): WrappedKey
  /** Name of the current master key; a person's key with another name has to be rewrapped. */
  readonly currentMasterKey: string
  /** The same data key, wrapped by the current master key. Throws when no available master key unwraps it. */
  rewrap(key: WrappedKey): WrappedKey
  /**
   * AES-256-GCM with the person's data key: nonce ‖ ciphertext ‖ tag. `about` names the owner, or owner and row, and is bound in
   * as associated data.
   */
  seal(key: WrappedKey, about: string, plain: Uint8Array): Buffer
  /** Throws when the bytes, the key and `about` do not belong together. */
  open(key: WrappedKey, about: string, sealed: Uint8Array): Buffer
  /** The key behind participantHash, wrapped by the current master key, to be stored with the hashes. */
  wrapHashKey(): WrappedKey
  /** These keys with the participantHash of a stored key. Throws when no available master key unwraps it. */
  withHashKey(kept: WrappedKey): Keys
  /** A member's hash for the vault (HMAC-SHA-256): the same in every round of the organisation. */
  participantHash(organisationId: string, memberId: string): Buffer
  /**
   * Hash of the normalised address, number or name of somebody on a frozen list: the same in every round. Depends on the stored key.
   */
  listedKey(...about: readonly string[]): Buffer
  /** The code in a mailed invitation, to be typed where its link is damaged: the same each time. */
  invitationCode(roundId: string, memberId: string): string
  /** The secret of a mailed link (32 bytes, base64url), derived from the code beside it: only these keys make one from the other. */
  invitationTokenOf(code: string): string
  /** The secret of a member's mailed link, the same at each call, so that a reminder needs no stored token. */
  invitationToken(roundId: string, memberId: string): string
  /** The same in rounds whose list was frozen before invitations had codes. */
  invitationTokenWithoutCode(roundId: string, memberId: string): string
  invitationTokenHash(token: string): Buffer
  /** The code of one slip, printed once: without the slip's id it cannot be derived again. */
  slipCode(slipId: string): string
  /** Keyed, because a code is short: without the key a thief of the table cannot try codes. */
  slipCodeHash(code: string): Buffer
  /**
   * The secret that opens one support request to a receiver without an account (32 bytes, base64url), the same at each call.
   */
  supportToken(requestId: string): string
  supportTokenHash(token: string): Buffer
  /** Hash of the secret that opens an anonymous question: it is long and random, so a plain SHA-256 is enough. */
  questionSecretHash(secret: string): Buffer
  /** The secret with which the old address stops one change of address (32 bytes, base64url), the same at each call. */
  identityChangeToken(changeId: string): string
  identityChangeHash(token: string): Buffer
  /**
   * The secret of an API key or a webhook (32 bytes). It follows from `wish`, so that a form sent twice makes one; `wish` is not
   * stored.
   */
  integrationSecret(kind: 'api key' | 'webhook', wish: string): Buffer
  /** Hash of an API key's secret: without the server's keys a stolen table opens nothing. */
  apiKeyHash(secret: string): Buffer
  /**
   * The secret of the link that opens one booking without signing in (32 bytes, base64url); not stored. `privateAddress`: that of
   * the person who booked, where they have one.
   */
  bookingToken(bookingId: string, privateAddress: string | null): string
  /** The eight digits of a sign-in code's row; not stored, but derived when needed. */
  signInCode(codeId: string): string
  /**
   * The challenge that a passkey signs (32 bytes). It follows from the cookie of the browser that asked and from its purpose, so it
   * is not stored.
   */
  passkeyChallenge(cookie: string, purpose: string): Buffer
  /** Seals the state that a browser holds while the person is at an identity provider (base64url): only we can read or change it. */
  sealSignOn(plain: string): string
  /** Null for a text that these keys did not seal. */
  openSignOn(sealed: string): string | null
  /** The text that an organisation writes in a domain's DNS to prove that it owns the domain (base64url): always the same. */
  domainToken(organisationId: string, domain: string): string
  /** A stable id for one e-mail, derived from its subject matter; it says nothing by itself. */
  mailId(...about: readonly string[]): string
  /**
   * The secret of a calendar feed (32 bytes, base64url): the same for the same person and `wish`, so that a repeated request
   * makes one feed.
   */
  calendarFeedToken(personId: string, wish: string): string
  calendarFeedHash(token: string): Buffer
  /**
   * An address's hash in the list of refused mail. Depends on the stored key, so that no change of secrets loses a
   * refusal.
   */
  mailAddressHash(email: string): Buffer
  /** The token of an unsubscribe link. It switches one kind of mail to one address off and on, for ever; it does not hold the address. */
  unsubscribeToken(email: string, kind: string): string
  /** The content of a token; null unless these keys made it. */
  readUnsubscribeToken(token: string): { readonly addressHash: Buffer; readonly kind: string } | null
  /** Hash of what two devices derive from a continuation code: without these keys a thief of the table cannot try codes. */
  continuationHash(lookup: string): Buffer
  /** Seals once more what the browser has sealed, bound to its row. */
  sealContinuation(hash: Uint8Array, sealed: Uint8Array): Buffer
  openContinuation(hash: Uint8Array, sealed: Uint8Array): Buffer
  /** A key for counting attempts without storing addresses. */
  attemptKey(kind: string, value: string): Buffer
}

export type WrappedKey = { readonly wrapped: Buffer; readonly masterKey: string }

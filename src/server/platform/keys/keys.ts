/**
 * All secrets in use, behind functions: no other file sees key bytes. Made once from configuration
 * (`DATA_KEY`, `DATA_KEY_OLD`, `AUTH_SECRET`), each use with its own derived key (HKDF, one label a use).
 */
export type Keys = {
  /** A new random data key for one person, or for what one organisation has sealed, wrapped by the current master key. */
  newPersonKey(): WrappedKey
  /** Names the master key that wraps; a person's key with another name has to be rewrapped. */
  readonly currentMasterKey: string
  /** The same data key, wrapped by the current master key. Throws when no master key at work opens it. */
  rewrap(key: WrappedKey): WrappedKey
  /**
   * AES-256-GCM with the person's data key: nonce ‖ ciphertext ‖ tag; `about` (whose it is, or whose and which row) is bound in
   * as associated data.
   */
  seal(key: WrappedKey, about: string, plain: Uint8Array): Buffer
  /** Throws when the bytes, the key and what they are about do not belong together. */
  open(key: WrappedKey, about: string, sealed: Uint8Array): Buffer
  /** The key behind participantHash, wrapped by the current master key, to be kept with what it hashed. */
  wrapHashKey(): WrappedKey
  /** These keys with the participantHash of a key that was kept. Throws when no master key at work opens it. */
  withHashKey(kept: WrappedKey): Keys
  /** Who took part, for the vault: HMAC-SHA-256, the same for one member in every round of the organisation. */
  participantHash(organisationId: string, memberId: string): Buffer
  /**
   * Somebody's address, number or name on a frozen list, normalised: the same in every round. Depends on the kept key.
   */
  listedKey(...about: readonly string[]): Buffer
  /** The code that stands in a mailed invitation, to be typed where its link has been damaged: the same each time. */
  invitationCode(roundId: string, memberId: string): string
  /** The secret of a mailed link (32 bytes, base64url), by the code beside it: nobody without these keys makes one of the other. */
  invitationTokenOf(code: string): string
  /** The secret of somebody's mailed link, the same each time it is asked for, so that a reminder needs no stored token. */
  invitationToken(roundId: string, memberId: string): string
  /** The same in rounds whose list was frozen before invitations had codes. */
  invitationTokenWithoutCode(roundId: string, memberId: string): string
  invitationTokenHash(token: string): Buffer
  /** The code of one slip, as it is printed once: nobody can make it again who does not know the id. */
  slipCode(slipId: string): string
  /** Keyed, because a code is short: without the key a stolen table lets nobody try codes. */
  slipCodeHash(code: string): Buffer
  /**
   * Opens one support request to a receiver without an account (32 bytes, base64url), the same each time it is asked
   * for.
   */
  supportToken(requestId: string): string
  supportTokenHash(token: string): Buffer
  /** Of the secret that opens an anonymous question: it is long and random, so a plain hash (SHA-256) gives nothing away. */
  questionSecretHash(secret: string): Buffer
  /** Lets the old address stop one change of address (32 bytes, base64url), the same each time it is asked for. */
  identityChangeToken(changeId: string): string
  identityChangeHash(token: string): Buffer
  /**
   * The secret of an API key or a webhook (32 bytes): the same for the same wish, so that a form sent twice makes one. What it
   * follows from is kept nowhere.
   */
  integrationSecret(kind: 'api key' | 'webhook', wish: string): Buffer
  /** Of an API key's secret: without the server's keys a stolen table opens nothing. */
  apiKeyHash(secret: string): Buffer
  /**
   * The secret of the link that opens one booking without signing in (32 bytes, base64url): kept nowhere. `privateAddress`: of
   * whose booking it is, where they have one.
   */
  bookingToken(bookingId: string, privateAddress: string | null): string
  /** The eight digits that belong to a code's row: stored nowhere, worked out again when they are needed. */
  signInCode(codeId: string): string
  /**
   * What a passkey signs (32 bytes): follows from the cookie of the browser that asked and from what it is for, so that it is kept
   * nowhere.
   */
  passkeyChallenge(cookie: string, purpose: string): Buffer
  /** What a browser keeps while somebody is at an identity provider, base64url: nobody reads or changes it but us. */
  sealSignOn(plain: string): string
  /** Null for what these keys have not sealed. */
  openSignOn(sealed: string): string | null
  /** What an organisation writes in the DNS of a domain to show that it is its own (base64url): always the same. */
  domainToken(organisationId: string, domain: string): string
  /** A stable, meaningless name for one e-mail, made of what it is about. */
  mailId(...about: readonly string[]): string
  /**
   * The secret of a calendar feed (32 bytes, base64url): the same for the same person and wish, so that asking twice
   * makes one.
   */
  calendarFeedToken(personId: string, wish: string): string
  calendarFeedHash(token: string): Buffer
  /**
   * An address as the list of switched-off mail knows it. Depends on the kept key: no change of secrets forgets a
   * refusal.
   */
  mailAddressHash(email: string): Buffer
  /** Lets anyone who holds it switch one kind of mail to one address off and on, for ever; the address is not in it. */
  unsubscribeToken(email: string, kind: string): string
  /** What a token is about; null unless these keys made it. */
  readUnsubscribeToken(token: string): { readonly addressHash: Buffer; readonly kind: string } | null
  /** Of what two devices work out of a code of continuation: without these keys a stolen table lets nobody try codes. */
  continuationHash(lookup: string): Buffer
  /** A second seal around what the browser has sealed, bound to its row. */
  sealContinuation(hash: Uint8Array, sealed: Uint8Array): Buffer
  openContinuation(hash: Uint8Array, sealed: Uint8Array): Buffer
  /** For counting attempts without keeping addresses. */
  attemptKey(kind: string, value: string): Buffer
}

export type WrappedKey = { readonly wrapped: Buffer; readonly masterKey: string }

import { type SingleSignOn, singleSignOnToKeep } from '#contract/identity/single-sign-on.ts'
import { judge } from '#web/lib/form/field-errors.ts'

/** The settings, as typed. */
export type SignOnDraft = {
  readonly issuer: string
  readonly clientId: string
  /** Empty: the stored secret is used. */
  readonly clientSecret: string
  /** Separated by line breaks, commas or spaces. */
  readonly domains: string
  /** Empty: new people are not added to the list. */
  readonly joinUnitId: string
}

const fields = ['issuer', 'clientId', 'clientSecret', 'domains'] as const
export type SignOnError = (typeof fields)[number]

export function signOnDraftOf({ identityProvider, domains }: SingleSignOn): SignOnDraft {
  return {
    issuer: identityProvider?.issuer ?? '',
    clientId: identityProvider?.clientId ?? '',
    clientSecret: '',
    domains: domains.map(({ domain }) => domain).join('\n'),
    joinUnitId: identityProvider?.joinUnitId ?? '',
  }
}

/** @returns the settings to store, or the errors in the order of the form */
export function validateSignOn(draft: SignOnDraft, kept: SingleSignOn) {
  const { issuer, clientId, clientSecret, joinUnitId } = draft
  const domains = draft.domains.split(/[\s,;]+/).filter((domain) => domain !== '')
  const identityProvider = {
    issuer,
    clientId,
    clientSecret: clientSecret === '' ? null : clientSecret,
    joinUnitId: joinUnitId === '' ? null : joinUnitId,
  }
  const { body, issues } = judge(singleSignOnToKeep, { identityProvider, domains: [...new Set(domains)] })
  const wrong = new Set(issues.map(({ path }) => path.split('.').find((part) => isField(part))))
  // Another issuer or client has another secret; the stored one is not sent to it.
  const isSame = kept.identityProvider?.issuer === issuer && kept.identityProvider.clientId === clientId
  if (clientSecret === '' && !isSame) wrong.add('clientSecret')
  const errors = fields.filter((field) => wrong.has(field))
  return { body: errors.length > 0 ? null : body, errors }
}

const isField = (part: string): part is SignOnError => fields.some((field) => field === part)

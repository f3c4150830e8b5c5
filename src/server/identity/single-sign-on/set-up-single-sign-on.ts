import { deleteSessionsThrough } from '#server/identity/sessions/session-repository.ts'
import { isOpenUnit } from '#server/people/organisation/unit-repository.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { openProvider, ProviderProblem } from './identity-provider.ts'
import { callbackAddress } from './single-sign-on.ts'
import {
  deleteSingleSignOn,
  listSignOnDomains,
  proveSignOnDomain,
  putSignOnDomains,
  readSingleSignOn,
  type SealedSecret,
  type SingleSignOnRow,
  writeSingleSignOn,
} from './single-sign-on-repository.ts'

/** The kind of its idempotency keys. */
const kind = 'single-sign-on'

type Input = { readonly organisationId: string; readonly personId: string }

export type SingleSignOnSettings = {
  /** The callback address, which the owner registers at the identity provider. */
  readonly callback: string
  readonly identityProvider: SingleSignOnRow | null
  readonly domains: readonly {
    readonly domain: string
    /** The TXT record that proves who owns the domain: its name and its text. */
    readonly record: { readonly name: string; readonly text: string }
    readonly provenAt: Date | null
  }[]
}

/** The settings of single sign-on. The server sends the client's secret only to the identity provider. */
export async function readSingleSignOnSettings(deps: Deps, input: Input): Promise<SingleSignOnSettings> {
  const { organisationId } = input
  const { identityProvider, domains } = await asHr(deps.pools.app, input, async (tx) => ({
    identityProvider: await readSingleSignOn(tx, organisationId),
    domains: await listSignOnDomains(tx, organisationId),
  }))
  return {
    callback: callbackAddress(deps, organisationId),
    identityProvider,
    domains: domains.map((row) => ({ ...row, record: recordOf(deps, organisationId, row.domain) })),
  }
}

const recordOf = ({ keys }: Pick<Deps, 'keys'>, organisationId: string, domain: string) => ({
  name: `_andrum.${domain}`,
  text: `andrum-domain=${keys.domainToken(organisationId, domain)}`,
})

export type SingleSignOnToKeep = {
  readonly identityProvider: (SingleSignOnRow & { readonly clientSecret: string | null }) | null
  readonly domains: readonly string[]
  /** The idempotency key that the browser makes for each press. */
  readonly key?: string | null
}

/**
 * Sets single sign-on up, or removes it. First reads the identity provider's metadata, and our record in every domain's DNS.
 * A secret goes only to the identity provider that it was written for: another issuer or client needs it typed anew. Otherwise
 * somebody with an owner's session could send it elsewhere. A repeated request changes nothing.
 * @throws Refusal `identity-provider-refused`, `invalid-input`
 */
export async function writeSingleSignOnSettings(
  deps: Deps,
  { identityProvider, domains, key, ...input }: Input & SingleSignOnToKeep,
): Promise<SingleSignOnSettings> {
  const { organisationId } = input
  if (identityProvider === null) {
    await remove(deps, input, key)
    return readSingleSignOnSettings(deps, input)
  }
  const before = await asHr(deps.pools.app, input, async (tx) => {
    const { joinUnitId } = identityProvider
    if (joinUnitId !== null && !(await isOpenUnit(tx, organisationId, joinUnitId)))
      throw badField('identityProvider.joinUnitId', 'unfit')
    return readSingleSignOn(tx, organisationId)
  })
  const issuer = await issuerOf(deps, identityProvider)
  const isSame = before?.issuer === issuer && before.clientId === identityProvider.clientId
  if (identityProvider.clientSecret === null && !isSame)
    throw badField('identityProvider.clientSecret', 'unfit')
  const proven = await provenDomains(deps, organisationId, domains)
  const at = deps.clock()
  const isWritten = await asHr(deps.pools.app, input, async (tx) => {
    if (!(await isFirstTime(tx, deps.keys, { personId: input.personId, kind, key }))) return false
    const { clientId, joinUnitId, clientSecret } = identityProvider
    const secret = clientSecret === null ? null : seal(deps, organisationId, clientSecret)
    const row = { issuer, clientId, joinUnitId, changedAt: at }
    if (!(await writeSingleSignOn(tx, organisationId, row, secret)))
      throw badField('identityProvider.clientSecret', 'unfit')
    await putSignOnDomains(tx, organisationId, domains)
    for (const domain of proven) await proveSignOnDomain(tx, domain, at)
    await writeAuditEntry(tx, {
      ...input,
      at,
      action: 'single-sign-on-set-up',
      details: { issuer, clientId, domains, proven },
    })
    return true
  })
  // Sessions through another identity provider are no longer valid.
  if (isWritten && !isSame) await endSessions(deps, organisationId)
  return readSingleSignOnSettings(deps, input)
}

const wellKnown = /\/\.well-known\/openid-configuration$/

/** The issuer as the identity provider writes it: people paste the address of its metadata, or leave out the slash at the end. */
async function issuerOf(deps: Deps, { issuer: written, clientId }: { issuer: string; clientId: string }) {
  const issuer = written.replace(wellKnown, '')
  for (const name of [issuer, issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`]) {
    try {
      // Reading the metadata does not need the secret.
      await openProvider(deps, { issuer: name, clientId, clientSecret: '-' })
      return name
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error
    }
  }
  throw new Refusal('identity-provider-refused')
}

async function remove(deps: Deps, input: Input, key: string | null | undefined): Promise<void> {
  const { organisationId } = input
  const at = deps.clock()
  const isFirst = await asHr(deps.pools.app, input, async (tx) => {
    if (!(await isFirstTime(tx, deps.keys, { personId: input.personId, kind, key }))) return false
    if (await deleteSingleSignOn(tx, organisationId))
      await writeAuditEntry(tx, { ...input, at, action: 'single-sign-on-removed' })
    return true
  })
  if (isFirst) await endSessions(deps, organisationId)
}

const endSessions = ({ pools }: Pick<Deps, 'pools'>, organisationId: string) =>
  asIdentity(pools.identity, (tx) => deleteSessionsThrough(tx, organisationId))

/** The domains whose DNS has our record now. */
async function provenDomains(
  deps: Deps,
  organisationId: string,
  domains: readonly string[],
): Promise<readonly string[]> {
  const asked = await Promise.all(
    domains.map(async (domain) => {
      const { name, text } = recordOf(deps, organisationId, domain)
      return (await deps.findTexts(name)).includes(text) ? [domain] : []
    }),
  )
  return asked.flat()
}

function seal({ keys }: Pick<Deps, 'keys'>, organisationId: string, secret: string): SealedSecret {
  const key = keys.newPersonKey()
  return {
    sealedSecret: keys.seal(key, organisationId, Buffer.from(secret)),
    wrappedKey: key.wrapped,
    masterKey: key.masterKey,
  }
}

import { ensurePerson } from '#server/identity/ensure-person.ts'
import {
  readSingleSignOnSettings,
  writeSingleSignOnSettings,
} from '#server/identity/single-sign-on/set-up-single-sign-on.ts'
import type { Config } from '#server/platform/config/config.ts'
import { findTextsBy } from '#server/platform/net/txt-records.ts'
import { foundOrganisation } from '#server/provider/found-organisation.ts'
import { startIdentityProvider } from '../oidc/identity-provider.ts'
import { startNameServer } from '../oidc/name-server.ts'
import { readIn } from '../organisation/read-in.ts'
import { withDeps } from './second-organisation.ts'

const domain = 'inloggningsbolaget.example'
/** Owner and HR of an organisation with its own identity provider. */
export const signOnOwner = `agare@${domain}`
export const signOnEmployee = `kim@${domain}`
export const signOnStranger = `okand@${domain}`

/** The provider has a form, and vouches for every address that is typed there. @returns a function that closes it */
export async function makeOrganisationWithSignOn(config: Config): Promise<() => Promise<void>> {
  const identityProvider = await startIdentityProvider()
  const names = await startNameServer()
  await withDeps(config, async (quiet) => {
    const deps = { ...quiet, findTexts: findTextsBy([names.address]) }
    const organisationId = await foundOrganisation(deps, { name: 'Inloggningsbolaget', email: signOnOwner })
    const personId = await ensurePerson(deps, { email: signOnOwner, language: 'sv' })
    await readIn(deps, { organisationId, hr: personId }, list)
    const { callback } = await readSingleSignOnSettings(deps, { organisationId, personId })
    identityProvider.register(callback)
    const { issuer, clientId, clientSecret } = identityProvider
    const settings = {
      organisationId,
      personId,
      identityProvider: { issuer, clientId, clientSecret, joinUnitId: null },
      domains: [domain],
    }
    const [asked] = (await writeSingleSignOnSettings(deps, settings)).domains
    names.texts.set(asked?.record.name ?? '', [asked?.record.text ?? ''])
    await writeSingleSignOnSettings(deps, settings)
  })
  return async () => {
    names.close()
    await identityProvider.close()
  }
}

const list = Buffer.from(
  [
    'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer',
    'hela;Inloggningsbolaget;;;;',
    `hela;;;${signOnOwner};Åsa Ägare;`,
    `hela;;;${signOnEmployee};Kim Karlsson;`,
  ].join('\n'),
)

import type { Configuration, CustomFetch } from 'openid-client'
import type { Deps } from '#server/platform/deps.ts'
import { type OutgoingProblem, OutgoingRefused } from '#server/platform/net/guarded-fetch.ts'

/** Imported at the first sign-in through a provider: most installations have none. */
export const oidcLibrary = () => import('openid-client')

/** The time limit of one request to a provider, in milliseconds: a person waits in front of the page. */
const providerTimeout = 5000

/**
 * How far a provider's clock may differ from ours, in seconds. A server in a customer's own cellar may be some minutes wrong; its
 * tokens come straight from it, for one sign-in.
 */
const clockTolerance = 300

export type Client = {
  /** The issuer exactly as the provider writes it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * `unreachable`: the provider did not answer as one, in time. `refused`: its answer is not valid. The
 * message holds nothing that was sent or answered.
 */
export class ProviderProblem extends Error {
  readonly problem: 'unreachable' | 'refused'

  constructor(problem: ProviderProblem['problem'], code: string) {
    super(code)
    this.name = 'ProviderProblem'
    this.problem = problem
  }
}

type Need = Pick<Deps, 'config' | 'outgoing' | 'clock'>

/**
 * Reads the provider's metadata anew each time, so that its keys and addresses are current.
 * @throws ProviderProblem
 */
export async function openProvider(
  { config, outgoing, clock }: Need,
  { issuer, clientId, clientSecret }: Client,
): Promise<Configuration> {
  const oidc = await oidcLibrary()
  const ask: CustomFetch = (address, { method, headers, body, signal }) =>
    outgoing(address, {
      method,
      headers,
      timeout: providerTimeout,
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
  const metadata = {
    // Tokens are checked by our clock, given in seconds beside the machine's.
    [oidc.clockSkew]: Math.round((clock().getTime() - Date.now()) / 1000),
    [oidc.clockTolerance]: clockTolerance,
  }
  const found = await attempt(() =>
    oidc.discovery(new URL(issuer), clientId, metadata, oidc.None(), {
      [oidc.customFetch]: ask,
      // Plain http works only for networks that the operator has named, and never in production (net/guarded-fetch.ts).
      execute: config.production ? [] : [oidc.allowInsecureRequests],
    }),
  )
  const { supportsPKCE: _, ...server } = found.serverMetadata()
  if (server.issuer !== issuer) throw new ProviderProblem('refused', 'other-issuer')
  // The person's browser is sent there, so it must be a web address.
  const { protocol } = new URL(server.authorization_endpoint ?? 'none:')
  if (protocol !== 'https:' && (config.production || protocol !== 'http:')) {
    throw new ProviderProblem('refused', 'authorization-endpoint')
  }
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const authentication = methods.includes('client_secret_post')
    ? oidc.ClientSecretPost
    : oidc.ClientSecretBasic
  const signing = (server.id_token_signing_alg_values_supported ?? ['RS256']).filter((alg) =>
    asymmetric.test(alg),
  )
  const provider = new oidc.Configuration(
    { ...server, id_token_signing_alg_values_supported: signing },
    clientId,
    metadata,
    authentication(clientSecret),
  )
  provider[oidc.customFetch] = ask
  if (!config.production) oidc.allowInsecureRequests(provider)
  oidc.enableNonRepudiationChecks(provider)
  return provider
}

/** Only the provider can make these signatures. Everybody with the client's secret could with HS256, and anybody with "none". */
const asymmetric = /^(?:RS|PS|ES)(?:256|384|512)$|^(?:EdDSA|Ed25519)$/

/**
 * The provider's claims about the person: of its signed token and, where that lacks the address or whether it is verified, of its
 * userinfo. Okta's token of this flow has the address alone.
 */
export type ProviderClaims = Readonly<Record<string, unknown>>

export type Checks = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/**
 * Turns the answer that a browser brings back into the provider's claims about the person. Checks state, issuer of the answer
 * (RFC 9207), PKCE, issuer, audience, time, nonce and signature.
 * @throws ProviderProblem
 */
export async function readClaims(
  provider: Configuration,
  callback: URL,
  { state, nonce, verifier }: Checks,
): Promise<ProviderClaims> {
  const oidc = await oidcLibrary()
  const tokens = await attempt(() =>
    oidc.authorizationCodeGrant(provider, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    }),
  )
  const claims = tokens.claims()
  if (claims === undefined) throw new ProviderProblem('refused', 'no-id-token')
  const { email, email_verified: verified, xms_edov: owned } = claims
  const isWhole = email !== undefined && (verified ?? owned) !== undefined
  if (isWhole || provider.serverMetadata().userinfo_endpoint === undefined) return claims
  const ask = () => attempt(() => oidc.fetchUserInfo(provider, tokens.access_token, claims.sub))
  if (email === undefined) return { ...(await ask()), ...claims }
  const more = await ask().catch((error: unknown) => {
    // AD FS refuses its own token there. The address alone still says what is missing.
    if (error instanceof ProviderProblem && error.problem === 'refused') return null
    throw error
  })
  // What userinfo says of one address says nothing of another.
  const isSame = String(more?.email).toLowerCase() === String(email).toLowerCase()
  return isSame ? { ...more, ...claims } : claims
}

/** The library's errors carry tokens in their cause: passes on only their code. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const outgoing = outgoingProblem(error)
    if (outgoing !== null) throw new ProviderProblem('unreachable', outgoing)
    const { code, error: said, name } = error as { code?: string; error?: string; name: string }
    throw new ProviderProblem('refused', /^[\w.-]{1,60}$/.test(said ?? '') ? `${said}` : (code ?? name))
  }
}

/** The network problem behind an error, also when the library has wrapped it. */
function outgoingProblem(error: unknown): OutgoingProblem | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutgoingRefused) return at.problem
  }
  return null
}

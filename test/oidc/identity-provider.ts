import { createHmac, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

/** The contents of a provider's token; a test changes it before it is signed. */
export type Token = {
  readonly header: Record<string, unknown>
  readonly payload: Record<string, unknown>
}

export type IdentityProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The person at the provider; undefined claims are left out. */
  account: Record<string, unknown>
  /** Whether the signed token has the address; otherwise only userinfo has it. */
  claimsInToken: boolean
  /** Changes the answer at a path, as `/token`. */
  tamper: ((path: string, answer: Record<string, unknown>) => Record<string, unknown>) | null
  /** Paths whose requests never get an answer. */
  hangs: readonly string[]
  /** Each received request, as `GET /jwks`. */
  readonly requests: string[]
  /** Registers the address to which people may be sent back. */
  register(callback: string): void
  /** Replaces the token of an answer by another, signed with the provider's own key by default. */
  resign(
    answer: Record<string, unknown>,
    change: (token: Token) => Token,
    by?: Signer,
  ): Record<string, unknown>
  /** Passes through the provider as a browser does, and presses its button. @returns the address that the browser is sent back to */
  signIn(address: string): Promise<string>
  close(): Promise<void>
}

type Stored = Record<string, unknown> & { uid?: string; consumed?: number }

/** The provider's storage: sessions, codes and tokens, each kind by its id. */
class Memory {
  readonly #rows = new Map<string, Stored>()
  async upsert(id: string, row: Stored) {
    this.#rows.set(id, row)
  }
  async find(id: string) {
    return this.#rows.get(id)
  }
  async findByUid(uid: string) {
    return [...this.#rows.values()].find((row) => row.uid === uid)
  }
  async findByUserCode() {
    return undefined
  }
  async consume(id: string) {
    const row = this.#rows.get(id)
    if (row !== undefined) row.consumed = Math.floor(Date.now() / 1000)
  }
  async destroy(id: string) {
    this.#rows.delete(id)
  }
  async revokeByGrantId(grantId: string) {
    for (const [id, row] of this.#rows) if (row.grantId === grantId) this.#rows.delete(id)
  }
}

type Signer = 'nobody' | { readonly secret: string } | { readonly key: KeyObject }

/** The provider's page. */
const form = `<!doctype html><html lang="sv"><title>Arbetsgivarens inloggning</title><main><h1>Arbetsgivarens inloggning</h1>
<form method="post"><label>E-post <input name="email" autofocus></label> <button>Logga in</button></form></main></html>`

/** All providers of a test file sign with this key, because creating one takes a while. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A real OpenID provider (oidc-provider) on a port of its own, with one client. The code around it lets tests make it
 * misbehave.
 */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const clientId = `andrum-${randomUUID().slice(0, 8)}`
  const clientSecret = randomUUID() + randomUUID()
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const callbacks: string[] = []
  /** Accounts by the address that was typed in the provider's form. */
  const people = new Map<string, Record<string, unknown>>()
  let handler = handlerOf()

  const self: IdentityProvider = {
    issuer,
    clientId,
    clientSecret,
    account: { sub: 'nobody' },
    claimsInToken: true,
    tamper: null,
    hangs: [],
    requests: [],
    register: (callback) => {
      callbacks.push(callback)
      handler = handlerOf()
    },
    resign: (answer, change, by = { key: privateKey }) => {
      const [header = '', payload = ''] = String(answer.id_token).split('.')
      const read = (text: string) =>
        JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
      const changed = change({ header: read(header), payload: read(payload) })
      const signed = `${part(changed.header)}.${part(changed.payload)}`
      return { ...answer, id_token: `${signed}.${signatureOf(signed, by)}` }
    },
    signIn: async (address) => {
      const jar = new Map<string, string>()
      let next = address
      for (let steps = 0; steps < 12; steps++) {
        const isForm = new URL(next).pathname.startsWith('/interaction/')
        const answer = await fetch(next, {
          method: isForm ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          jar.set(name, value)
        }
        const location = answer.headers.get('location')
        if (location === null)
          throw new Error(`The provider stopped: ${answer.status} ${await answer.text()}`)
        next = new URL(location, next).href
        if (!next.startsWith(issuer)) return next
      }
      throw new Error('The provider goes round in circles')
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }

  function handlerOf() {
    const provider: Provider = new Provider(issuer, {
      clients:
        callbacks.length === 0
          ? []
          : [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...callbacks] }],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
      adapter: Memory,
      // In seconds.
      ttl: {
        Interaction: 600,
        Grant: 600,
        Session: 600,
        AuthorizationCode: 60,
        AccessToken: 3600,
        IdToken: 3600,
      },
      cookies: { keys: [randomUUID()] },
      claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
      // False puts claims into the token; by default they are in userinfo.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: async (use: string) => {
          const { sub, ...claims } = people.get(accountId) ?? self.account
          return use === 'id_token' && !self.claimsInToken
            ? { sub: accountId }
            : { ...claims, sub: accountId }
        },
      }),
      loadExistingGrant: async ({
        oidc,
      }: {
        oidc: { client: { clientId: string }; session: { accountId: string } }
      }) => {
        const grant = new provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    })
    const answer = provider.callback()
    return (request: IncomingMessage, response: ServerResponse) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      if (request.method === 'POST') return void finish(request, response)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(form)
    }
    async function finish(request: IncomingMessage, response: ServerResponse) {
      const email = new URLSearchParams(await text(request)).get('email')
      if (email !== null) people.set(email, { email, email_verified: true, name: 'Kim Karlsson' })
      const login = { accountId: email ?? String(self.account.sub ?? self.account.email) }
      await provider.interactionFinished(request, response, { login })
    }
  }

  server.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    self.requests.push(`${request.method} ${request.url}`)
    if (self.hangs.includes(path)) return
    if (self.tamper !== null) changeAnswer(response, (json) => self.tamper?.(path, json) ?? json)
    handler(request, response)
  })
  return self
}

function signatureOf(signed: string, by: Signer): string {
  if (by === 'nobody') return ''
  if ('secret' in by) return createHmac('sha256', by.secret).update(signed).digest('base64url')
  return createSign('RSA-SHA256').update(signed).sign(by.key, 'base64url')
}

/** JSON answers are written in one piece. */
function changeAnswer(
  response: ServerResponse,
  change: (json: Record<string, unknown>) => Record<string, unknown>,
): void {
  const end = response.end.bind(response) as (text?: unknown) => ServerResponse
  response.end = ((text?: unknown) => {
    if (!/json/.test(String(response.getHeader('content-type')))) return end(text)
    const changed = JSON.stringify(change(JSON.parse(String(text)) as Record<string, unknown>))
    response.setHeader('content-length', Buffer.byteLength(changed))
    return end(changed)
  }) as typeof response.end
}

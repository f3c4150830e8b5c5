import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { startIdentityProvider } from '#test/oidc/identity-provider.ts'
import { startNameServer } from '#test/oidc/name-server.ts'

const names = await startNameServer()
const server = await testApp({ nameServers: [names.address] })

/** A file in the documents; `npm test -- THIS FILE -u` writes it anew. */
const file = '../../../../docs/domain/oidc-transcript.md'

test('a sign-in through an identity provider asks what the transcript says, and nothing else', async () => {
  server.time.now = new Date()
  const provider = await startIdentityProvider()
  onTestFinished(async () => {
    names.close()
    await provider.close()
  })
  const here = await makeOrganisation(server)
  const email = 'anna@bolaget.example'
  await makeMember(server, { in: here, email })
  const owner = await signedIn(server, {
    email: (await makeMember(server, { in: here, roles: ['owner'] })).email,
  })
  const params = { organisationId: here.organisationId }
  const { issuer, clientId, clientSecret } = provider
  const keep = () =>
    owner.call('writeSingleSignOn', {
      params,
      body: {
        identityProvider: { issuer, clientId, clientSecret, joinUnitId: null },
        domains: ['bolaget.example'],
      },
    })
  const { callback, domains } = (await keep()).body as {
    callback: string
    domains: { record: { name: string; text: string } }[]
  }
  for (const { record } of domains) names.texts.set(record.name, [record.text])
  await keep()
  provider.register(callback)
  provider.account = { sub: 'anna', email, email_verified: true, name: 'Anna Andersson' }

  const lines: string[] = []
  let steps = 0
  const told = (who: string, what: string, more: readonly string[] = []) =>
    lines.push(`## ${++steps}. ${who}`, '', '```', what, ...more, '```', '')
  // All outgoing requests pass through one function, which records them here.
  const { outgoing } = server.deps
  const recorded: typeof outgoing = async (address, request) => {
    const answer = await outgoing(address, request)
    const body = await answer.clone().text()
    told('Server to provider', `${request?.method ?? 'GET'} ${address}`, [
      ...Object.entries(request?.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
      ...(request?.body === undefined ? [] : ['', ...String(request.body).split('&')]),
      '',
      `${answer.status} ${Object.keys(JSON.parse(body) as object).length > 12 ? '(its description)' : body}`,
    ])
    return answer
  }
  Object.assign(server.deps, { outgoing: recorded })
  onTestFinished(() => void Object.assign(server.deps, { outgoing }))

  const browser = server.browser()
  const discovered = await browser.call('requestSignInCode', { body: { email, language: 'sv' } })
  told('Browser to server', `POST ${endpoints.requestSignInCode.path}`, [
    `{"email":"${email}"}`,
    '',
    `202 ${discovered.text}`,
  ])
  told('Browser to server', `POST ${endpoints.startSingleSignOn.path}`, [`{"email":"${email}"}`])
  const started = await browser.call('startSingleSignOn', { body: { email, language: 'sv' } })
  const address = new URL((started.body as { address: string }).address)
  const cookie = String(started.headers['set-cookie']).replace(/=[\w-]+/, '=(sealed)')
  told('Server to browser', '201 {"address":"…"}', [`set-cookie: ${cookie}`])
  told(
    'Browser to provider',
    `GET ${address.origin}${address.pathname}`,
    [...address.searchParams].map(([name, value]) => `  ${name}=${value}`),
  )
  const back = new URL(await provider.signIn(address.href))
  told(
    'Provider to browser',
    `303 ${back.origin}${back.pathname}`,
    [...back.searchParams].map(([name, value]) => `  ${name}=${value}`),
  )
  told('Browser to server', `GET ${endpoints.finishSingleSignOn.path}?code&state&iss`)
  const led = await browser.send({ method: 'GET', url: back.pathname + back.search })
  const cookies = [led.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).replace(/=[\w-]{20,}/, '=(random)'))
  told(
    'Server to browser',
    `303 ${led.headers.location}`,
    cookies.map((one) => `set-cookie: ${one}`),
  )
  expect(led.headers.location).toBe('/logga-in?sso=in')

  const text = lines.join('\n')
  expect(blotted(text, here.organisationId)).not.toContain(clientSecret)
  await expect(`${head}${blotted(text, here.organisationId)}`).toMatchFileSnapshot(file)
})

const head = `# One sign-in through an identity provider

Written by \`src/server/identity/single-sign-on/single-sign-on-transcript.test.ts\`, which fails when a request changes: a real sign-in against
\`oidc-provider\`, with what is random or secret put in words. What each step is for: \`single-sign-on.md\`.

`

/** Replaces random and secret values by their names. */
function blotted(text: string, organisationId: string): string {
  return text
    .replaceAll(organisationId, '(organisation)')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+|http%3A%2F%2F127\.0\.0\.1%3A\d+/g, 'https://id.bolaget.example')
    .replaceAll(/andrum-[0-9a-f]{8}\b/g, '(client)')
    .replaceAll(/Basic [\w+/=]+/g, 'Basic (client and secret)')
    .replaceAll(
      /(client_secret|code|code_verifier|code_challenge|state|nonce|access_token)(=|":")[\w.~-]+/g,
      '$1$2(random)',
    )
    .replaceAll(/"id_token":"[\w.-]+"/g, '"id_token":"(signed with RS256)"')
    .replaceAll(/signed-in=[\w-]+/g, 'signed-in=(beginning of the id)')
    .replaceAll(/Expires=[^;\n]+/g, 'Expires=(when)')
    .replaceAll(/"(n)":"[\w-]+"/g, '"$1":"…"')
    .replaceAll(/Bearer [\w.-]+/gi, 'Bearer (random)')
}

import { afterAll, expect, test } from 'vitest'
import type { Deps } from '#server/platform/deps.ts'
import { testApp } from '#test/app/test-app.ts'
import { freezingProxy, poolsAt } from '#test/database/freezing-proxy.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { buildApp } from './app.ts'

const server = await testApp()
const buildWith = (deps: Deps) =>
  buildApp(deps, {
    pages: async (site) => {
      for (const path of ['/', '/en', '/om-stress']) site.get(path, async () => 'a page')
    },
  })
const app = await buildWith(server.deps)

const { access } = server.database
const proxy = await freezingProxy(access.url)
const pools = poolsAt(proxy.url, access)
const behind = await buildWith({ ...server.deps, pools })
afterAll(async () => {
  await behind.close()
  await pools.close()
})

const get = (url: string, session?: string, from = app) =>
  from.inject({ url, ...(session === undefined ? {} : { cookies: { session } }) })

async function sessionOf(roles: readonly ('hr' | 'owner')[]): Promise<string> {
  const { email } = await makeMember(server, { in: await makeOrganisation(server), roles: [...roles] })
  return (await signedIn(server, { email })).cookies.get('session') ?? ''
}

test.each([
  [[], '/', '/hem'],
  [['hr'], '/', '/hr-dashboard'],
  [['owner'], '/en', '/en/personer-och-enheter'],
] as const)('the front page leads somebody with the roles %s from %s to %s', async (roles, from, to) => {
  const answer = await get(from, await sessionOf(roles))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('visitors, people whose session has ended and every other page get the page itself', async () => {
  for (const answer of [
    await get('/'),
    await get('/', 'x'),
    await get('/', 'A'.repeat(43)),
    await get('/om-stress', await sessionOf(['hr'])),
  ]) {
    expect([answer.statusCode, answer.body]).toEqual([200, 'a page'])
  }
})

test('while the database does not answer, the front page is there for everybody', async () => {
  const session = await sessionOf(['hr'])
  expect((await get('/', session, behind)).statusCode).toBe(303)
  proxy.refuse(true)
  const answer = await get('/', session, behind)
  expect([answer.statusCode, answer.body]).toEqual([200, 'a page'])
  server.takeErrors()
})

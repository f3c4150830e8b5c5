import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { buildApp } from './app.ts'

const server = await testApp()
const app = await buildApp(server.deps, {
  pages: async (site) => {
    for (const path of ['/', '/en', '/om-stress']) site.get(path, async () => 'a page')
  },
})

const get = (url: string, session?: string) =>
  app.inject({ url, ...(session === undefined ? {} : { cookies: { session } }) })

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

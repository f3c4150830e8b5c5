import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation } from '#test/factories/people.ts'
import { patch, type Resource, type ScimAnswer } from '#test/scim/scim-client.ts'
import { fitting, patched, readError, readList, readResource, strangeAttributes } from '#test/scim/scimmy.ts'
import { enterpriseUser } from './read-user.ts'
import { scimMediaType } from './scim-error.ts'

const server = await testApp()
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })

/** A file in the documents; `npm test -- THIS FILE -u` writes it anew. */
const file = '../../../../docs/domain/scim-transcript.md'

type Answer = Pick<ScimAnswer, 'status' | 'body'>

/** An organisation with an owner, and a program with its API key, which sends requests over HTTP. */
async function organisationWithProgram() {
  const place = await makeOrganisation(server)
  const owner = await makeMember(server, { in: place, roles: ['owner'], email: 'olle@bolaget.example' })
  const { secret } = await withKey(server, place, ['people'])
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': scimMediaType }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (text !== '') expect(answer.headers.get('content-type')).toContain(scimMediaType)
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Resource }
  }
  return { place, owner, ask }
}

type Program = Awaited<ReturnType<typeof organisationWithProgram>>

/** scimmy must read our answer as we meant it: nothing refused, left out or changed. */
function judge({ status, body }: Answer, path: string): string {
  if (status === 204) {
    expect(body).toEqual({})
    return 'has nothing to read'
  }
  if (status >= 400) {
    expect(readError(body)).toEqual(body)
    return 'reads the error'
  }
  const kind = path.startsWith('/Users') ? 'User' : 'Group'
  const listed = body.Resources !== undefined
  expect(listed ? readList(kind, body) : readResource(kind, body)).toEqual(body)
  return listed ? `reads the list of ${body.Resources.length}` : `reads the ${kind}, whole`
}

const anna = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterpriseUser],
  externalId: '0a21f0f2',
  userName: 'anna.ek@bolaget.example',
  active: true,
  emails: [{ primary: true, type: 'work', value: 'anna.ek@bolaget.example' }],
  name: { formatted: 'Anna Ek', familyName: 'Ek', givenName: 'Anna' },
  displayName: 'Anna Ek',
  preferredLanguage: 'sv-SE',
  [enterpriseUser]: { employeeNumber: '701984', department: 'Lager' },
}
const bo = { userName: 'bo.ek@bolaget.example', displayName: 'Bo Ek', externalId: 'bf980001' }
const store = { displayName: 'Lager', externalId: '8aa1a0c0' }

const filters = [
  'userName eq "anna.ek@bolaget.example"',
  'userName eq "nobody@bolaget.example"',
  'externalId eq "bf980001"',
  'emails[type eq "work"].value eq "bo.ek@bolaget.example"',
  'emails.value eq "bo.ek@bolaget.example"',
  'active eq true',
  'active eq false',
  'userName eq "bo.ek@bolaget.example" and active eq true',
]
/** Filters that scimmy parses and we refuse. */
const otherFilters = [
  'userName sw "anna"',
  'displayName co "Ek"',
  'externalId pr',
  'userName eq "a" or userName eq "b"',
  'not (active eq true)',
]

const userPatches: readonly (readonly object[])[] = [
  [{ op: 'replace', path: 'externalId', value: '0a21f0f3' }],
  [{ op: 'Replace', path: 'preferredLanguage', value: 'en' }],
  [{ op: 'Add', path: `${enterpriseUser}:employeeNumber`, value: '701985' }],
  [{ op: 'replace', path: 'userName', value: 'anna.berg@bolaget.example' }],
  [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'anna.berg@bolaget.example' }],
  [
    {
      op: 'replace',
      value: {
        displayName: 'Anna Berg',
        name: { formatted: 'Anna Berg', familyName: 'Berg', givenName: 'Anna' },
      },
    },
  ],
]

describe('scimmy, another implementation of SCIM, asks and judges', () => {
  afterAll(() => server.app.server.closeAllConnections())

  test('every request of a program’s year is read by it, and says what the transcript says', async () => {
    const { ask, owner } = await organisationWithProgram()
    const lines: string[] = []
    const names = new Map<string, string>([[owner.memberId, 'Olle']])
    let steps = 0
    const step = async (method: string, path: string, body?: object, told?: string) => {
      const answer = await ask(method, path, body)
      const read = judge(answer, path)
      lines.push(
        `## ${++steps}. ${method} ${decodeURIComponent(path)}`,
        '',
        '```',
        ...(body === undefined ? [] : [JSON.stringify(body), '']),
        `${answer.status}${answer.status === 204 ? '' : ` ${told ?? JSON.stringify(answer.body)}`}`,
        '```',
        '',
        `scimmy ${read}.`,
        '',
      )
      return answer.body
    }
    const called = (name: string, { id, groups }: Resource) => {
      names.set(id, name)
      for (const { value } of groups ?? []) if (!names.has(value)) names.set(value, 'the unit at the top')
      return id
    }
    const find = (userName: string) => `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`

    await step('GET', find('anna.ek@bolaget.example'))
    const annaId = called('Anna', await step('POST', '/Users', anna))
    await step('GET', find('anna.ek@bolaget.example'))
    const boId = called('Bo', await step('POST', '/Users', bo))
    await step('GET', `/Users/${boId}`)
    const page = await step('GET', '/Users?startIndex=2&count=1', undefined, '(the second of three, by id)')
    expect(page).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 })
    await step('GET', `${find('bo.ek@bolaget.example')}&attributes=userName,meta`)
    const storeId = called('Lager', await step('POST', '/Groups', store))
    await step(
      'PATCH',
      `/Groups/${storeId}`,
      patch({ op: 'Add', path: 'members', value: [{ value: annaId }] }),
    )
    await step('GET', `/Groups/${storeId}`)
    await step('GET', '/Groups?filter=displayName%20eq%20%22Lager%22&excludedAttributes=members')
    await step('GET', `/Users/${annaId}`)
    const renamed = { op: 'replace', value: { name: { formatted: 'Anna Berg', familyName: 'Berg' } } }
    await step('PATCH', `/Users/${annaId}`, patch(renamed))
    await step('PUT', `/Users/${boId}`, { ...bo, displayName: 'Bo Berg', active: true })
    await step('PATCH', `/Users/${boId}`, patch({ op: 'Replace', path: 'active', value: 'False' }))
    await step('GET', `/Users/${boId}`)
    await step('PATCH', `/Users/${boId}`, patch({ op: 'Replace', path: 'active', value: true }))
    // Refused requests.
    await step('POST', '/Users', anna)
    await step('POST', '/Users', { displayName: 'Nobody' })
    await step('GET', '/Users?filter=userName%20sw%20%22a%22')
    await step('PATCH', `/Users/${annaId}`, patch({ op: 'remove', path: 'userName' }))
    await step('DELETE', `/Users/${owner.memberId}`)
    await step('GET', '/Users/none')
    await step('DELETE', `/Groups/${storeId}`)
    await step('DELETE', `/Users/${annaId}`)
    await step('GET', `/Users/${annaId}`)

    const text = [head, ...lines, ...differences()].join('\n')
    await expect(blotted(text, names)).toMatchFileSnapshot(file)
  })

  test('what we say that we can do is what scimmy knows', async () => {
    const { ask } = await organisationWithProgram()
    const config = (await ask('GET', '/ServiceProviderConfig')).body
    expect(readResource('ServiceProviderConfig', config)).toEqual(config)
    const types = (await ask('GET', '/ResourceTypes')).body.Resources ?? []
    expect(types).toHaveLength(2)
    for (const type of types) expect(readResource('ResourceType', type)).toEqual(type)
    const schemas = (await ask('GET', '/Schemas')).body.Resources ?? []
    expect(schemas).toHaveLength(3)
    for (const schema of schemas) expect(strangeAttributes(schema)).toEqual([])
  })

  async function withPeople(): Promise<Program & { readonly annaId: string; readonly storeId: string }> {
    const program = await organisationWithProgram()
    const made = [
      await program.ask('POST', '/Users', anna),
      await program.ask('POST', '/Users', bo),
      await program.ask('POST', '/Groups', store),
    ]
    const [annaId = '', boId = '', storeId = ''] = made.map(({ body }) => body.id)
    await program.ask('PATCH', `/Users/${boId}`, patch({ op: 'replace', path: 'active', value: false }))
    return { ...program, annaId, storeId }
  }

  test('a filter finds whom scimmy finds with it', async () => {
    const { ask } = await withPeople()
    const everybody = (await ask('GET', '/Users')).body.Resources ?? []
    expect(everybody).toHaveLength(3)
    for (const filter of filters) {
      const { body } = await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      const ids = (people: readonly Resource[] = []) => people.map(({ id }) => id).sort()
      expect([filter, ids(body.Resources)]).toEqual([filter, ids(fitting(filter, everybody))])
    }
    for (const filter of otherFilters) {
      expect(() => fitting(filter, everybody)).not.toThrow()
      const answer = await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidFilter'])
      judge(answer, '/Users')
    }
  })

  test.each(userPatches)('a PATCH of a user gives what scimmy gives: %j', async (...operations) => {
    const { ask, annaId } = await withPeople()
    const before = (await ask('GET', `/Users/${annaId}`)).body
    const wanted = await patched('User', before, patch(...operations))
    expect(wanted).not.toEqual(before)
    const { body } = await ask('PATCH', `/Users/${annaId}`, patch(...operations))
    expect(body).toEqual(wanted)
    expect((await ask('GET', `/Users/${annaId}`)).body).toEqual(wanted)
  })

  test('a PATCH of a group gives what scimmy gives', async () => {
    const { ask, annaId, storeId } = await withPeople()
    const at = `/Groups/${storeId}`
    const ref = `http://localhost:3000/scim/v2/Users/${annaId}`
    const member = { value: annaId, $ref: ref, display: 'Anna Ek', type: 'User' }
    for (const operations of [
      [{ op: 'add', path: 'members', value: [member] }],
      [{ op: 'remove', path: `members[value eq "${annaId}"]` }],
      [{ op: 'replace', path: 'displayName', value: 'Lagret' }],
      [{ op: 'replace', path: 'members', value: [member] }],
      [{ op: 'Remove', path: 'members', value: [{ value: annaId }] }],
      [
        { op: 'replace', value: { displayName: 'Lager' } },
        { op: 'add', path: 'members', value: [member] },
      ],
    ]) {
      const before = (await ask('GET', at)).body
      const wanted = (await patched('Group', before, patch(...operations))) as { members?: object[] }
      expect((await ask('PATCH', at, patch(...operations))).status).toBe(204)
      const after = (await ask('GET', at)).body
      expect({ ...after, members: after.members ?? [] }).toEqual({ ...wanted, members: wanted.members ?? [] })
    }
  })
})

const head = `# A year of a program that keeps the list by SCIM

Written by \`src/server/people/scim/scim-transcript.test.ts\`, which fails when an answer changes: real requests over HTTP, and every answer
is read by \`scimmy\`, an implementation of SCIM (RFC 7643, 7644) that is not ours. What it reads has to be what we said: an attribute
that its schemas do not have would be missing, a value of another kind refused. Filters and PATCH are compared with what it makes of
them itself. Ids stand as names. What is kept and why: decision 551.
`

const differences = () => [
  '## Filters',
  '',
  'Each finds whom scimmy finds with it among the same people:',
  '',
  ...filters.map((filter) => `- \`${filter}\``),
  '',
  'scimmy reads these too; we answer 400 `invalidFilter`, because no identity provider needs them to keep a list:',
  '',
  ...otherFilters.map((filter) => `- \`${filter}\``),
  '',
  '## PATCH',
  '',
  'Each gives the user that scimmy gives:',
  '',
  ...userPatches.map((operations) => `- \`${JSON.stringify(operations)}\``),
  '',
  '## Where we differ, and why',
  '',
  '- **Capitals.** scimmy tells `Anna@…` from `anna@…` in a filter; for `userName` and addresses we do not, as RFC 7643 (4.1.1, `caseExact` false) has it.',
  '- **What an extension has.** scimmy finds nobody by `urn:…:enterprise:2.0:User:employeeNumber` in a filter, whatever the number; we find whose it is.',
  '- **A name is one.** `displayName` and `name.formatted` are the same text with us: one that is changed changes the other.',
  '- **What is removed stays.** A PATCH that removes an address, a number or a name changes nothing, as an empty cell of a file changes nothing (551).',
  '- **What only we say.** 415 (another media type) and 429 (too many requests) are answers of HTTP; scimmy knows the statuses of RFC 7644 alone.',
  '',
]

/** Replaces ids by the names of their owners. */
function blotted(text: string, names: ReadonlyMap<string, string>): string {
  let written = text
  for (const [id, name] of names) written = written.replaceAll(id, `(${name})`)
  return written
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { addUser, newUser, patch, provider } from '#test/scim/scim-client.ts'

const server = await testApp()

const person = fc.nat({ max: 3 })
const unit = fc.nat({ max: 1 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), person }),
  fc.record({ kind: fc.constantFrom('off', 'on', 'delete'), person }),
  fc.record({ kind: fc.constantFrom('into', 'out'), person, unit }),
  fc.record({ kind: fc.constant('rename' as const), person, name: fc.constantFrom('A', 'B', 'Åke Öst') }),
)

test('whatever a program does, in whatever order, the list stays whole and is what SCIM says it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const all = await provider(server)
      const { ask, list, hr, owner } = all
      // Enough other people for the limits to allow some removals.
      for (let n = 0; n < 8; n++) await addUser(all, `other${n}`)
      const units: string[] = []
      for (const displayName of ['Lager', 'Butik'])
        units.push((await ask('POST', '/Groups', { displayName })).body.id)
      const ids = new Map<number, string>()
      for (const one of steps) {
        const id = ids.get(one.person) ?? 'nobody'
        const at = `/Users/${id}`
        const before = await list()
        const { status, body } =
          one.kind === 'create'
            ? await ask('POST', '/Users', newUser(`p${one.person}`))
            : one.kind === 'delete'
              ? await ask('DELETE', at)
              : 'unit' in one
                ? await ask(
                    'PATCH',
                    `/Groups/${units[one.unit]}`,
                    patch({
                      op: one.kind === 'into' ? 'add' : 'remove',
                      path: 'members',
                      value: [{ value: id }],
                    }),
                  )
                : 'name' in one
                  ? await ask('PATCH', at, patch({ op: 'replace', path: 'displayName', value: one.name }))
                  : await ask('PATCH', at, patch({ op: 'replace', value: { active: one.kind === 'on' } }))
        expect([200, 201, 204, 400, 404, 409]).toContain(status)
        if (one.kind === 'create' && status === 201) ids.set(one.person, body.id)
        const after = await list()
        // A refused request changes nothing.
        if (status >= 400) expect(after).toEqual(before)
        const here = after.filter((row) => row.here)
        expect(new Set(here.map(({ email }) => email)).size).toBe(here.length)
        for (const { memberId } of [hr, owner]) expect(here.map((row) => row.id)).toContain(memberId)
        const said = (await ask('GET', '/Users?filter=active%20eq%20true')).body.Resources ?? []
        const told = said.map(({ id, displayName, groups }) => [
          id,
          displayName,
          groups?.map((g) => g.display),
        ])
        expect(told.toSorted()).toEqual(here.map((row) => [row.id, row.name, [row.unit]]).toSorted())
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

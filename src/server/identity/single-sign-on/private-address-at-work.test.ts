import { expect, it } from 'vitest'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { makeMember } from '#test/factories/people.ts'
import { signOnDesk } from '#test/oidc/sign-on-desk.ts'

const { meOf, organisationWithProvider, server, signInThrough } = await signOnDesk()

it('somebody whose private address is the employer’s comes in as any colleague, to an account that tells nothing of the other', async () => {
  const set = await organisationWithProvider()
  const [own, other] = [set.at('anna'), set.at('berit')]
  for (const email of [own, other]) await makeMember(server, { in: set.here, email })
  const elsewhere = await makeMember(server)
  const home = await signInByMail(server, elsewhere.email)
  await addPrivateAddress(server, home, own)

  const anna = await signInThrough(set, own)
  const berit = await signInThrough(set, other)
  expect(anna.led).toBe(berit.led)
  const [mine, theirs] = [await meOf(anna.browser), await meOf(berit.browser)]
  expect({ ...mine, person: theirs.person }).toEqual(theirs)
  expect(mine.person.email).toBe(own)

  // One account for both would tell this employer, who can sign in at the provider as anybody, the other address.
  // The code to the same address still opens the account whose private address it is, and nothing of this work.
  const byCode = await meOf(await signInByMail(server, own))
  expect(byCode.person.id).toBe((await meOf(home)).person.id)
  expect(byCode.person.id).not.toBe(mine.person.id)
  expect(byCode.memberships).toMatchObject([{ organisation: { id: elsewhere.organisationId } }])
})

import { expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { makeGuide, makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import {
  answer,
  guideChange,
  listed,
  mine,
  opened,
  type Somebody,
  share,
  thread,
  worksheet,
  write,
} from '#test/guidance/guidance-desk.ts'
import { watchedServer } from '#test/log/watched-server.ts'

const { server, secrets } = await watchedServer()

it('a participant and a guide write, share and note, and no line has who they are or a word of it', async () => {
  secrets.hide(
    'Samira-i-tråden',
    'vaknar klockan tre',
    'svarar om sömnen',
    'lugn-i-planen',
    worksheet.values.texts.goal,
  )
  const place = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: place, email: 'vagledd.person@bolaget.example' })
  secrets.hide(email)
  const somebody = async (address: string, staff = false): Promise<Somebody> => {
    const browser = await signedIn(server, { email: address, staff })
    return { browser, email: address, id: ((await browser.call('readMe')).body as Me).person.id }
  }
  const samira = await somebody(email)
  const maria = await somebody('maria.vagledare@andrum.example', true)
  await makeGuide(server, maria.id, { name: 'Maria Lugn-Ek' })
  secrets.hide('Lugn-Ek')
  const body = { guideId: maria.id, name: 'Samira-i-tråden', terms: guidanceTerms }
  const { id } = opened(await samira.browser.call('beginGuidance', { body }))
  expect((await share(samira, worksheet)).status).toBeLessThan(300)
  expect((await write(samira, 'Jag vaknar klockan tre.')).status).toBe(201)
  expect(await listed(maria)).toHaveLength(1)
  const proposal = ['lugn-i-planen']
  expect((await answer(maria, id, { text: 'Så svarar om sömnen en vägledare.', proposal })).status).toBe(201)
  await guideChange(maria, id, { do: 'note', version: 0, text: 'lugn-i-planen' })
  expect((await thread(maria, id)).messages).toHaveLength(2)
  // A message that is too long is refused, with its words in the request.
  expect((await write(samira, 'vaknar klockan tre '.repeat(400))).status).toBe(400)
  expect((await mine(samira)).id).toBe(id)
})

import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ContactMessages } from '#contract/support/contact-message.ts'
import { rewrapKeys } from '#server/app/rewrap-keys.ts'
import type { Deps } from '#server/platform/deps.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { sealKeptWords } from '#server/support/seal-kept-words.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import { received, sent, supportDesk, toHr } from '#test/support/support-desk.ts'

const desk = await supportDesk()
const { server, company, employee } = desk

/** Tables, the job queue's included, with these words in clear in any row, as the superuser reads them. */
async function clearIn(words: readonly string[]): Promise<string[]> {
  const tables = await asSuperuser<{ name: string }>(
    server.database,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    // PostgreSQL shows bytes as hexadecimal digits: look for the words in that form too.
    const [row] = await asSuperuser<{ n: string }>(
      server.database,
      `select count(*) as n from ${name} t where exists (select from unnest($1::text[]) word
         where strpos(t::text, word) > 0 or strpos(t::text, encode(word::bytea, 'hex')) > 0)`,
      [words],
    )
    if (Number(row?.n) > 0) found.push(name)
  }
  return found
}

const somebody = () => {
  const of = randomUUID().slice(0, 8)
  return {
    name: `Kerstin ${of}`,
    email: `kerstin.${of}@exempel.se`,
    phone: `070-${of}`,
    subject: `Om sommaren ${of}`,
    message: `Det jag skriver är mellan oss ${of}`,
  }
}

const staff = await signedIn(server, { staff: true })
const inbox = async () => ((await staff.call('listContactMessages')).body as ContactMessages).messages

const write = (words: ReturnType<typeof somebody>, key: string = randomUUID()) =>
  server.browser().call('sendContactMessage', {
    body: { ...words, language: 'sv', website: '' },
    headers: { 'idempotency-key': key },
  })

test('what somebody writes to us is nowhere in clear in the database, and staff read every word', async () => {
  const words = somebody()
  const key = randomUUID()
  expect((await write(words, key)).status).toBe(202)
  expect(await clearIn(Object.values(words))).toEqual([])
  await server.runJobs()
  expect(await clearIn(Object.values(words))).toEqual([])
  expect((await inbox()).find(({ email }) => email === words.email)).toMatchObject(words)
  // The e-mail still has the words, and a repeated message is stored once.
  expect(server.mail.received.some(({ text }) => text.includes(words.message))).toBe(true)
  expect((await write(words, key)).status).toBe(202)
  expect((await write({ ...words, subject: 'Något annat' }, key)).status).toBe(409)
})

test('a support request is nowhere in clear in the database, and sender and receiver read every word', async () => {
  const here = await company()
  const anna = await employee(here)
  const { name, phone: reach, message } = somebody()
  const request = await sent(anna.browser, { ...toHr(here), name, reach, message })
  await server.runJobs()
  expect(await clearIn([name, reach, message])).toEqual([])
  expect(request).toMatchObject({ name, reach, message })
  expect(await received(here.hr)).toMatchObject([{ name, reach, message }])
})

/** Stores rows as earlier versions did: in clear. */
async function earlier(words: ReturnType<typeof somebody>, personId: string) {
  const ids = { message: randomUUID(), request: randomUUID() }
  await asSuperuser(
    server.database,
    `insert into contact_message (id, name, email, phone, subject, message, language, received_at)
     values ($1, $2, $3, $4, $5, $6, 'sv', now())`,
    [ids.message, words.name, words.email, words.phone, words.subject, words.message],
  )
  await asSuperuser(
    server.database,
    `insert into support_request (person_id, id, receiver, receiver_name, name, reach, message, state, sent_at, promised_on, remind_at,
       escalate_at, closed_at)
     values ($1, $2, 'provider', '', $3, $4, $5, 'closed', now(), now(), now(), now(), now())`,
    [personId, ids.request, words.name, words.phone, words.message],
  )
  return ids
}

const personOf = async (email: string) => {
  const [row] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from identity.person where email = $1',
    [email],
  )
  return row?.id ?? ''
}

test('rows from before are sealed by the job, by two workers at once and again, and read as before', async () => {
  const email = `${randomUUID()}@hemma.example`
  const sender = await signedIn(server, { email })
  const personId = await personOf(email)
  const all = Array.from({ length: 30 }, somebody)
  for (const words of all) await earlier(words, personId)
  const before = await inbox()
  await Promise.all([sealKeptWords(server.deps), sealKeptWords(server.deps)])
  await sealKeptWords(server.deps)
  expect(await clearIn(all.flatMap((words) => Object.values(words)))).toEqual([])
  expect(await inbox()).toEqual(before)
  const { body } = await sender.call('listMySupportRequests')
  const requests = (body as { requests: { message: string }[] }).requests
  expect(requests.map(({ message }) => message).sort()).toEqual(all.map(({ message }) => message).sort())
})

test('broken off in the middle, the job loses nothing and goes on with what is left', async () => {
  const email = `${randomUUID()}@hemma.example`
  await signedIn(server, { email })
  const personId = await personOf(email)
  const all = Array.from({ length: 6 }, somebody)
  for (const words of all) await earlier(words, personId)
  let left = 4
  const failing: Deps = {
    ...server.deps,
    keys: {
      ...server.deps.keys,
      seal: (...given) => {
        left -= 1
        if (left < 0) throw new Error('the process was ended')
        return server.deps.keys.seal(...given)
      },
    },
  }
  await expect(sealKeptWords(failing)).rejects.toThrow('ended')
  expect((await clearIn(all.map(({ message }) => message))).sort()).toEqual([
    'public.contact_message',
    'public.support_request',
  ])
  const found = () =>
    inbox().then((list) => all.filter((words) => list.some((one) => one.message === words.message)))
  expect(await found()).toHaveLength(6)
  await sealKeptWords(server.deps)
  expect(await clearIn(all.flatMap((words) => Object.values(words)))).toEqual([])
  expect(await found()).toHaveLength(6)
})

test('words open with the new master key once their keys are wrapped anew, and the old one is not needed', async () => {
  const words = somebody()
  await write(words)
  const newer = randomBytes(32)
  const { authSecret, dataKey } = server.deps.config
  await rewrapKeys({ ...server.deps, keys: makeKeys({ authSecret, dataKey: newer, dataKeyOld: dataKey }) })
  const names = await asSuperuser<{ master_key: string }>(
    server.database,
    `select distinct master_key from contact_message union select distinct master_key from support_request
     where master_key is not null`,
  )
  const after = makeKeys({ authSecret, dataKey: newer })
  expect(names).toEqual([{ master_key: after.currentMasterKey }])
  const back = makeKeys({ authSecret, dataKey, dataKeyOld: newer })
  await rewrapKeys({ ...server.deps, keys: back })
  expect((await inbox()).find(({ email }) => email === words.email)).toMatchObject(words)
})

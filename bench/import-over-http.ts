import { setTimeout as wait } from 'node:timers/promises'

type Importer = {
  readonly url: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

type ImportView = { readonly id: string; readonly state: string }

const headings = 'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk;roll'

/** A file of units below the existing top unit, and of people in them. */
function fileOf(people: number, units: number): Buffer {
  const unit = Array.from({ length: units }, (_, n) => `e${n};Enhet ${n};top;;;;;`)
  const person = Array.from(
    { length: people },
    (_, n) => `e${n % units};;;person.${n}@koncernen.example;Förnamn Efternamn ${n};${n};sv;`,
  )
  return Buffer.from([headings, 'top;Toppen;;;;;;', ...unit, ...person].join('\r\n'))
}

/**
 * Sends a list to a server process, waits for its dry run, applies it and waits until everybody is on it.
 * @throws when it ends in any other state
 */
export async function importOverHttp(
  { url, path, headers }: Importer,
  { people, units }: { readonly people: number; readonly units: number },
): Promise<void> {
  const call = async (to: string, sent?: object): Promise<ImportView> => {
    const answer = await fetch(`${url}${path}/imports${to}`, {
      headers: { ...headers, ...(sent === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
    })
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as ImportView
  }
  const until = async (id: string, state: string, from: readonly string[]) => {
    for (;;) {
      const now = (await call(`/${id}`)).state
      if (now === state) return
      if (!from.includes(now)) throw new Error(`the import is ${now}, not ${state}`)
      await wait(200)
    }
  }
  const contentBase64 = fileOf(people, units).toString('base64')
  const { id } = await call('', { fileName: 'personal.csv', contentBase64 })
  await until(id, 'planned', ['planning', 'waiting'])
  await call(`/${id}/application`, {})
  await until(id, 'applied', ['applying'])
}

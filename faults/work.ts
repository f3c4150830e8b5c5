import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './place.ts'

/** The longest wait, in ms: e-mails that a killed server had claimed are free again after 75 s. */
const patience = 300_000

type Where = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** HR's requests to a server that may be killed meanwhile. */
export function workAt(place: Place, { path, headers }: Where) {
  const read = async <Answer>(what = ''): Promise<Answer | undefined> => {
    try {
      const answer = await fetch(`${place.url()}${path}${what}`, { headers })
      return answer.ok ? ((await answer.json()) as Answer) : undefined
    } catch {
      return undefined
    }
  }
  return {
    /** Undefined where no answer came. @throws where the server refuses. */
    async send<Answer>(what: string, body: unknown): Promise<Answer | undefined> {
      let answer: Response
      try {
        answer = await fetch(`${place.url()}${path}${what}`, {
          method: 'POST',
          ...(body === null
            ? { headers }
            : {
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify(body),
              }),
        })
      } catch {
        return undefined
      }
      const said = await answer.text()
      if (answer.status >= 500) return undefined
      if (!answer.ok) throw new Error(`${what} was answered ${answer.status}: ${said.slice(0, 300)}`)
      return JSON.parse(said) as Answer
    },
    /** Polls as the page does. */
    waitFor: async <Answer>(what: string, isSo: (answer: Answer) => boolean): Promise<Answer> => {
      const begun = performance.now()
      for (;;) {
        const answer = await read<Answer>(what)
        if (answer !== undefined && isSo(answer)) return answer
        if (performance.now() - begun > patience)
          throw new Error(`waited in vain at ${path}${what}: ${JSON.stringify(answer)?.slice(0, 500)}`)
        await pause(30)
      }
    },
  }
}

/** Kills the server or, every third time, the database, at a random moment within `within` ms. */
export async function killSoon(place: Place, turn: number, within: number): Promise<void> {
  await pause(Math.random() * within)
  if (turn % 3 === 2) return place.killDatabase('all')
  await place.killServer()
  await place.start()
}

/**
 * Runs in the head of a work page, whose HTML is the same for visitors. If somebody may be signed in, it requests the rest
 * before the page's own scripts arrive: the scripts of signed-in parts, who is signed in, and the first data. In sequence
 * these took four to six round trips. `lib/reads-ahead.ts` hands out the responses, and the page repeats a request that has
 * failed.
 */
import type { Me } from '#contract/identity/me.ts'
import { figureRoles } from '#core/access/home.ts'
import { mayBeSignedIn } from '../lib/signed-in-mark.ts'
import '../lib/reads-ahead.ts'

const { parts = '', me: meAddress = '', todo = '', overview = '' } = document.currentScript?.dataset ?? {}
const answers = new Map<string, Promise<Response>>()

/** In milliseconds: a response that nothing has taken by then belongs to a page that was left, and would be old. */
const lasts = 30_000

function ask(address: string): Promise<Response> {
  const answer = fetch(address, { headers: { accept: 'application/json' } })
  // The taker handles a network error; without one it is no unhandled rejection.
  answer.catch(() => {})
  answers.set(address, answer)
  return answer
}

async function askForOrganisations(): Promise<void> {
  const answer = await ask(meAddress)
  // Nobody is signed in, or the person has signed out meanwhile.
  if (!answer.ok || window.readsAhead !== answers) return
  const { secondFactor, memberships } = (await answer.clone().json()) as Me
  if (secondFactor.needed && !secondFactor.shown) return
  const askOf = (pattern: string, { organisation }: Me['memberships'][number]) =>
    ask(pattern.replace(':organisationId', organisation.id))
  const reader = memberships.find(({ roles }) => figureRoles.some((role) => roles.includes(role)))
  // With a query the page shows another round, or something else first.
  if (overview !== '' && reader && location.search === '') askOf(overview, reader)
  for (const one of memberships) if (one.roles.some((role) => role !== 'employee')) askOf(todo, one)
}

if (mayBeSignedIn()) {
  window.readsAhead = answers
  setTimeout(() => answers.clear(), lasts)
  askForOrganisations().catch(() => {})
  for (const part of parts.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${part}`
    document.head.append(link)
  }
}

/**
 * Stands in the head of a page of work, of which a visitor sees only what it is. In a browser in which somebody may be signed in it
 * asks for the rest before the page's own scripts have come: for the parts that only they see, who they are, and what the page shows
 * them first. One after the other these were four to six round trips. `lib/reads-ahead.ts` hands the answers over; one that does
 * not come is asked for again there.
 */
import type { Me } from '#contract/identity/me.ts'
import { figureRoles } from '#core/access/home.ts'
import { mayBeSignedIn } from '../lib/signed-in-mark.ts'
import '../lib/reads-ahead.ts'

const { parts = '', me: meAddress = '', todo = '', overview = '' } = document.currentScript?.dataset ?? {}
const answers = new Map<string, Promise<Response>>()

/** What nobody has taken by then was for a page that has been left: it would be old, in ms. */
const lasts = 30_000

function ask(address: string): Promise<Response> {
  const answer = fetch(address, { headers: { accept: 'application/json' } })
  // Who takes it hears of a network that fails; nobody else has to.
  answer.catch(() => {})
  answers.set(address, answer)
  return answer
}

async function askForOrganisations(): Promise<void> {
  const answer = await ask(meAddress)
  // Nobody is signed in, or somebody has signed out meanwhile.
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

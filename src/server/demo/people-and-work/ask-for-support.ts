import { defaultLanguage } from '#core/languages.ts'
import type { ReceiverKind } from '#core/support/receiver.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Deps } from '#server/platform/deps.ts'
import { askQuestion } from '#server/support/questions/ask-question.ts'
import { readMyRequests } from '#server/support/requests/read-support-requests.ts'
import { sendSupportRequest } from '#server/support/requests/send-support-request.ts'
import type { SimulatedMember } from '../simulation/simulate-organisation.ts'

type Input = {
  /** The person's unit. */
  readonly unit: string
  readonly receiver: ReceiverKind
  readonly reach: string
  readonly message: string
  readonly hoursAgo: number
}

/** One request to HR and one to the provider's psychologists, both without an answer. */
const requests: readonly Input[] = [
  {
    unit: 'hemtjanst-norr',
    receiver: 'hr',
    reach: '070-567 89 01, helst efter klockan 15',
    message:
      'Jag skulle vilja prata med någon om mitt schema, eftersom jag har svårt att hinna återhämta mig mellan kvälls- och morgonpassen.',
    hoursAgo: 20,
  },
  {
    unit: 'skola-asen',
    receiver: 'provider',
    reach: '070-678 90 12',
    message:
      'Jag har sovit dåligt i flera veckor och undrar om det är något som ni kan hjälpa till med. Det går bra att ringa på förmiddagen.',
    hoursAgo: 5,
  },
]

/** Two people of the simulated organisation, who have signed in once and ask for support. */
export async function askForSupport(
  { deps, at }: { readonly deps: Deps; readonly at: (time: Date) => Deps },
  organisationId: string,
  members: readonly SimulatedMember[],
): Promise<void> {
  for (const { unit, receiver, reach, message, hoursAgo } of requests) {
    const asking = members.find((member) => member.unit === unit && member.email !== null && !member.manages)
    if (asking?.email == null) throw new Error(`nobody in ${unit} can sign in`)
    const then = at(new Date(deps.clock().getTime() - hoursAgo * 3_600_000))
    const personId = await ensurePerson(then, { email: asking.email, language: defaultLanguage })
    const open = await readMyRequests(then, personId)
    // An earlier start may have come this far: the person exists, and only one request to each receiver may be open.
    if (open.some((one) => one.receiver === receiver && one.state !== 'closed')) continue
    await sendSupportRequest(then, personId, {
      receiver,
      organisationId: receiver === 'provider' ? null : organisationId,
      name: asking.name,
      reach,
      message,
      key: null,
    })
  }
}

const question =
  'På vår avdelning byts arbetstiderna ofta samma vecka som de gäller, och då hinner man inte ordna barnpassning. Hur lång tid i förväg ska vi få veta det, och vem kan jag fråga utan att det blir en stor sak?'

/** A question to the safety representative from the day before yesterday; no browser has its secret. */
export async function askAnonymously(
  { deps, at }: { readonly deps: Deps; readonly at: (time: Date) => Deps },
  organisationId: string,
  members: readonly SimulatedMember[],
): Promise<void> {
  const asking = members.find(({ email, manages }) => email !== null && !manages)
  if (asking?.email == null) throw new Error('nobody can sign in')
  const then = at(new Date(deps.clock().getTime() - 48 * 3_600_000))
  const personId = await ensurePerson(then, { email: asking.email, language: defaultLanguage })
  // The same secret at each try, so that several starts ask once.
  const secret = deps.keys.attemptKey('question of the demo', organisationId).toString('hex')
  await askQuestion(then, { personId, organisationId, secret, message: question })
}

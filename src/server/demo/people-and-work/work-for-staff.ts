import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { dayOf, instantOf, localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays, type ClockTime, mondayOf } from '#core/calendar/local-time.ts'
import { defaultLanguage, type Language, otherLanguages } from '#core/languages.ts'
import { listFreeSlots } from '#server/bookings/list-free-slots.ts'
import { type Booker, bookSlot, requestLecture } from '#server/bookings/make-booking.ts'
import { type DemoToFill, signedInAs } from '#server/demo/people-with-accounts.ts'
import type { Deps } from '#server/platform/deps.ts'
import { markContactMessage, readContactMessages } from '#server/support/contact/contact-messages.ts'
import { sendContactMessage } from '#server/support/contact/send-contact-message.ts'

const hour = 3_600_000
const day = 24 * hour

/** Fills the staff's pages: bookings of this week and the next, a lecture to answer, and messages. */
export async function fillWorkOfStaff(filled: DemoToFill): Promise<void> {
  // The messages are written last: where they exist, an earlier start has done all of this.
  if ((await readContactMessages(filled.deps, staffOf(filled))).length > 0) return
  await bookTimes(filled)
  await bookForEmployee(filled)
  await askForLecture(filled)
  await writeMessages(filled)
}

/** A visitor who books, from a network of their own. */
const guest = (name: string, email: string, more: Partial<Booker> = {}): Booker => ({
  name,
  email,
  phone: '',
  company: '',
  language: defaultLanguage,
  person: null,
  key: null,
  network: `demo ${email}`,
  ...more,
})

type Wish = {
  /** Days after the Monday of this week. */
  readonly inDays: number
  readonly from: ClockTime
  readonly type: SlotTypeId
  readonly way: 'video' | 'phone'
  readonly booker: Booker
}

/** The language of a visitor who does not write Swedish. */
const [english = defaultLanguage]: readonly Language[] = otherLanguages(defaultLanguage)

const wishes: readonly Wish[] = [
  {
    inDays: 0,
    from: '09:00',
    type: 'meeting',
    way: 'video',
    booker: guest('Moa Lindgren', 'moa.lindgren@nordhamn.example', { company: 'Nordhamns bageri' }),
  },
  {
    inDays: 0,
    from: '14:00',
    type: 'follow-up',
    way: 'phone',
    booker: guest('Samir Haddad', 'samir.haddad@example.com', { phone: '070-123 45 67' }),
  },
  {
    inDays: 1,
    from: '10:00',
    type: 'assessment',
    way: 'video',
    booker: guest('Elsa Holm', 'elsa.holm@example.com'),
  },
  {
    inDays: 1,
    from: '14:00',
    type: 'coaching',
    way: 'video',
    booker: guest('Tove Sandberg', 'tove.sandberg@example.com'),
  },
  {
    inDays: 2,
    from: '09:00',
    type: 'assessment',
    way: 'phone',
    booker: guest('Per-Olof Nyström', 'po.nystrom@example.com', { phone: '070-234 56 78' }),
  },
  {
    inDays: 3,
    from: '10:30',
    type: 'follow-up',
    way: 'video',
    booker: guest('Erin Walsh', 'erin.walsh@example.com', { language: english }),
  },
  {
    inDays: 3,
    from: '16:00',
    type: 'coaching',
    way: 'video',
    booker: guest('Dag Wallin', 'dag.wallin@example.com'),
  },
  {
    inDays: 4,
    from: '11:00',
    type: 'meeting',
    way: 'video',
    booker: guest('Noor Hassan', 'noor.hassan@bergsvik.example', { company: 'Bergsviks kommun' }),
  },
  {
    inDays: 7,
    from: '10:00',
    type: 'coaching',
    way: 'video',
    booker: guest('Tove Sandberg', 'tove.sandberg@example.com'),
  },
  {
    inDays: 9,
    from: '13:00',
    type: 'follow-up',
    way: 'phone',
    booker: guest('Elsa Holm', 'elsa.holm@example.com'),
  },
]

/** Made on the Friday before, so that past days of this week have bookings too. */
async function bookTimes({ deps, at }: DemoToFill): Promise<void> {
  const monday = mondayOf(dayOf(deps.clock()))
  const then = at(instantOf({ day: addDays(monday, -3), time: '10:00' }))
  for (const { inDays, from, type, way, booker } of wishes) {
    const on = addDays(monday, inDays)
    const startsAt = await firstFree(then, type, { from: on, to: on, time: from })
    if (startsAt !== undefined) await bookSlot(then, { type, startsAt, way }, booker)
  }
}

/** The first free time on these days, at this time of the day or later. */
async function firstFree(
  deps: Deps,
  type: SlotTypeId,
  {
    time,
    ...days
  }: {
    readonly from: ReturnType<typeof dayOf>
    readonly to: ReturnType<typeof dayOf>
    readonly time: ClockTime
  },
): Promise<Date | undefined> {
  const { slots } = await listFreeSlots(deps, { type, ...days })
  return slots.find((slot) => localTimeAt(slot).time >= time)
}

/** Always in the future, whatever day the demo begins on. */
async function bookForEmployee({ deps, at, people }: DemoToFill): Promise<void> {
  const email = 'anna@exempelbolaget.example'
  const now = deps.clock()
  const from = addDays(dayOf(now), 2)
  const startsAt = await firstFree(deps, 'follow-up', { from, to: addDays(from, 6), time: '15:00' })
  const person = signedInAs(people.get(email) ?? '', email, { staff: false })
  const booker = guest('Anna Exempel', email, { person })
  if (startsAt !== undefined) {
    await bookSlot(
      at(new Date(now.getTime() - 2 * hour)),
      { type: 'follow-up', startsAt, way: 'video' },
      booker,
    )
  }
}

async function askForLecture({ deps, at }: DemoToFill): Promise<void> {
  const now = deps.clock()
  const first = mondayOf(addDays(dayOf(now), 28))
  await requestLecture(
    at(new Date(now.getTime() - day)),
    {
      days: [
        { day: addDays(first, 1), part: 'morning' },
        { day: addDays(first, 3), part: 'any' },
      ],
      groupSize: 45,
      format: 'on-site',
      place: 'Bergsviks stadshus, Torggatan 2',
      lecture: '3-sleep',
    },
    guest('Noor Hassan', 'noor.hassan@bergsvik.example', {
      company: 'Bergsviks kommun',
      phone: '070-345 67 89',
    }),
  )
}

const messages = [
  {
    daysAgo: 6,
    name: 'Lennart Åberg',
    email: 'lennart.aberg@example.com',
    phone: '',
    subject: 'Gäller tystnadsplikten i ett uppföljningssamtal?',
    message:
      'Hej! Jag funderar på att boka ett uppföljningssamtal, men jag vill först veta om min arbetsgivare får veta att jag har varit hos er. Vänliga hälsningar, Lennart',
    language: defaultLanguage,
    answered: true,
  },
  {
    daysAgo: 1,
    name: 'Moa Lindgren',
    email: 'moa.lindgren@nordhamn.example',
    phone: '070-456 78 90',
    subject: 'Vad kostar det för 60 anställda?',
    message:
      'Hej! Vi är 60 personer på tre bagerier, och hälften av oss har ingen e-postadress på jobbet. Går det att vara med ändå, och vad skulle det kosta per år?',
    language: defaultLanguage,
    answered: false,
  },
  {
    daysAgo: 0,
    name: 'Erin Walsh',
    email: 'erin.walsh@example.com',
    phone: '',
    subject: 'Can I have the programme in English?',
    message:
      'Hi, I have started the stress programme and my Swedish is not great yet. Are all the worksheets available in English, and can I switch half-way through without losing what I have written?',
    language: english,
    answered: false,
  },
] as const

const staffOf = ({ people }: DemoToFill): string => people.get('personal@andrum.example') ?? ''

async function writeMessages(filled: DemoToFill): Promise<void> {
  const { deps, at } = filled
  const now = deps.clock().getTime()
  const staff = staffOf(filled)
  for (const { daysAgo, answered, ...words } of messages) {
    const sentAt = new Date(now - daysAgo * day - 3 * hour)
    await sendContactMessage(at(sentAt), { ...words, network: `demo ${words.email}` })
    if (!answered) continue
    const [newest] = await readContactMessages(deps, staff)
    if (newest === undefined) throw new Error('a message is gone that was just written')
    await markContactMessage(at(new Date(sentAt.getTime() + 5 * hour)), staff, {
      id: newest.id,
      state: 'answered',
    })
  }
}

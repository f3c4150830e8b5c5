import { timingSafeEqual } from 'node:crypto'
import { dayOf, localTimeAt } from '#core/calendar/instant-of.ts'
import { writeCalendar } from '#core/calendar/write-calendar.ts'
import type { TrialOutcome } from '#core/integrations/trials.ts'
import type { Deps } from '#server/platform/deps.ts'
import { OutgoingRefused } from '#server/platform/net/guarded-fetch.ts'

type Need = Pick<Deps, 'keys' | 'clock' | 'config' | 'outgoing'>

/** The address at which calendar programs fetch a feed. A use case may not read the contract, so it stands here; a test compares both. */
export const calendarAddress = ({ baseUrl }: Deps['config'], token: string): string =>
  `${baseUrl}/api/v1/calendar-feed.ics?token=${token}`

const dayInMilliseconds = 24 * 60 * 60 * 1000

/** The same for everybody on one day: the test calendar is about nobody. */
const tokenOn = ({ keys }: Pick<Deps, 'keys'>, at: Date): string =>
  keys.attemptKey('trial calendar', dayOf(at)).toString('base64url')

/** Whether a feed's secret is that of the test calendar, today's or yesterday's. */
export function isTrialToken(deps: Pick<Deps, 'keys' | 'clock'>, token: string): boolean {
  const now = deps.clock()
  const given = Buffer.from(token)
  return [now, new Date(now.getTime() - dayInMilliseconds)].some((at) => {
    const own = Buffer.from(tokenOn(deps, at))
    return own.length === given.length && timingSafeEqual(own, given)
  })
}

/** A calendar with one event, today at noon. */
export function writeTrialCalendar({ clock, config }: Pick<Deps, 'clock' | 'config'>): string {
  const { day } = localTimeAt(clock())
  const name = config.brand.name
  const event = { id: `prov-${day}@andrum`, title: name, start: { day, time: '12:00' }, minutes: 15 } as const
  return writeCalendar([event], clock(), { name, everyHours: 4 })
}

/** Fetches the test calendar at the address for calendar programs, and reads it as they do. */
export async function tryCalendar(deps: Need): Promise<{
  readonly outcome: TrialOutcome<'calendar'>
  readonly address: string
  readonly status?: number
}> {
  const address = calendarAddress(deps.config, tokenOn(deps, deps.clock()))
  try {
    const answer = await deps.outgoing(address, { headers: { accept: 'text/calendar' } })
    const { status } = answer
    if (status !== 200) return { outcome: 'wrong-status', address, status }
    const type = answer.headers.get('content-type') ?? ''
    const whole = /^text\/calendar\b/i.test(type) && isCalendar(await answer.text())
    return { outcome: whole ? 'works' : 'not-a-calendar', address, status }
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    return { outcome: error.problem, address }
  }
}

/** Checks what every program needs (RFC 5545, 3.4 and 3.6.1): complete, version 2.0, with an event that has a name and a time. */
function isCalendar(text: string): boolean {
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '')
  const open: string[] = []
  for (const line of lines) {
    const [, word, part = ''] = /^(BEGIN|END):(.+)$/.exec(line) ?? []
    if (word === 'BEGIN') open.push(part)
    if (word === 'END' && open.pop() !== part) return false
  }
  const has = (start: RegExp) => lines.some((line) => start.test(line))
  return (
    open.length === 0 &&
    lines[0] === 'BEGIN:VCALENDAR' &&
    lines.at(-1) === 'END:VCALENDAR' &&
    has(/^VERSION:2\.0$/) &&
    has(/^BEGIN:VEVENT$/) &&
    has(/^UID:/) &&
    has(/^DTSTAMP:/) &&
    has(/^DTSTART[:;]/)
  )
}

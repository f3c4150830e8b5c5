import type { Browser } from '#test/app/browser.ts'
import type { TestApp } from '#test/app/test-app.ts'
import { signedIn } from '#test/factories/people.ts'

/** The organisation whose data a sender may see; null: of none. */
export type Side = 'here' | 'there'

export type Sender = {
  readonly name: string
  readonly side: Side | null
  /** Sees that organisations exist, and nothing inside them. */
  readonly staff: boolean
  /** How often it sends, relative to the others: senders with more rights test more. */
  readonly weight: number
  readonly browser: () => Promise<Browser>
  /** Lets the next `browser()` sign in anew, after a session, or a key, has ended. */
  readonly renew: () => void
}

export function visitors(server: TestApp): Sender[] {
  return [
    sender('visitor', null, async () => server.browser()),
    sender('somebody on their own', null, () => signedIn(server)),
    sender('staff', null, () => signedIn(server, { staff: true }), true),
  ]
}

const weightOf = (name: string) => (name === 'every role here' ? 8 : name === 'staff' ? 4 : 1)

export function sender(name: string, side: Side | null, make: () => Promise<Browser>, staff = false): Sender {
  let made: Promise<Browser> | undefined
  return {
    name,
    side,
    staff,
    weight: weightOf(name),
    browser: () => {
      made ??= make()
      return made
    },
    renew: () => {
      made = undefined
    },
  }
}

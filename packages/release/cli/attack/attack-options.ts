import { parseArgs } from 'node:util'

const helpText = `npm run attack -- OPTIONS

Simulates organisations in which nobody ever changes an answer, the worst case, and attacks what four policies release of
them. Then, of the product's policy alone, reads all rounds together, in whole people and with the parts of composed
figures, in three worlds; where they cannot all be true, every pair and every triple of rounds.

  --seeds 1,2,3            which organisations; 1 without it
  --people 60,120          how many people each has
  --rounds 6               how many rounds
  --team 9                 people in a team
  --participation 0.75     share of people who answer
  --insiders 0,2,rest      how many of each group tell HR their own answers; rest is all but one
  --together 3,6,12        how many rounds are read together; none leaves this out
  --together-only          does nothing else
  --attackers NAMES        what HR does beside reading figures: puppets,taking-part without it; all or none
  --attackers-only         leaves the policies out
  --over-http              only what an employer can do with the served product (docs/domain/cheating-employer.md);
                           --cheat NAME tries the cheats whose name begins so
  --json FILE              writes the numbers, for the drawn figures of the pages (content/attack.json)

The benchmark instead (packages/release/docs/benchmark.md); --seeds are held-out ones then:
  --set small|standard     which organisations
  --policy FILE            a policy of yours; may be repeated
  --attacker FILE          an attacker of yours; may be repeated
  --policies NAMES         which of ours stand beside, with semicolons between; all or none

Ends with 1 when the product's policy leaks, when the naive one does not (then the attack is broken), or when a file was
refused; with 2 when an option does not exist.
`

/** Reads the options; prints the help and ends where it is asked for, or where an option does not exist. */
export function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (!values.help) return values
    process.stdout.write(helpText)
    process.exit()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${helpText}`)
    process.exit(2)
  }
}

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  seeds: { type: 'string' },
  people: { type: 'string', default: '60,120' },
  rounds: { type: 'string', default: '6' },
  team: { type: 'string', default: '9' },
  participation: { type: 'string', default: '0.6,0.75,0.9' },
  insiders: { type: 'string', default: '0' },
  together: { type: 'string', default: '6' },
  'together-only': { type: 'boolean', default: false },
  attackers: { type: 'string', default: 'puppets,taking-part' },
  'attackers-only': { type: 'boolean', default: false },
  json: { type: 'string' },
  set: { type: 'string' },
  policy: { type: 'string', multiple: true },
  policies: { type: 'string' },
  attacker: { type: 'string', multiple: true },
} as const

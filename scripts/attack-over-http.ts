/**
 * `npm run attack -- --over-http`: what an employer can do with the served product. It prints the table of
 * docs/domain/cheating-employer.md. Options: --seeds 0,1, and --cheat NAME for the cheats whose names begin so. Exit 1 when the
 * product reveals more than the documents admit, when a question stays open, or when the naive policy reveals nothing.
 */
import { parseArgs } from 'node:util'
import loadHighs, { type Highs } from 'highs'
import { appOn } from '../test/app/test-app.ts'
import { copyDatabase } from '../test/database/database.ts'
import { startTemplate } from '../test/database/template.ts'
import { cheats, type Found, isTold, type TargetsTold, tryCheat } from '../test/over-http/try-cheats.ts'

/**
 * Tries every cheat through the served product, with each seed, on a database of its own.
 * @param only the beginning of the cheats' names
 */
async function attackOverHttp(seeds: readonly number[], only: string, highs: Highs): Promise<Line[]> {
  const chosen = cheats.filter(({ name, variant }) => `${name}: ${variant}`.startsWith(only))
  const { template, stop } = await startTemplate()
  const lines: Line[] = []
  try {
    for (const cheat of chosen) {
      const server = await appOn(await copyDatabase(template))
      try {
        const found: Found[] = []
        for (const seed of seeds) {
          found.push(await tryCheat(cheat, server, seed, highs))
          process.stderr.write(`\r${cheat.name}: ${cheat.variant}, seed ${seed}\u001b[K`)
        }
        lines.push(lineOf(found))
      } finally {
        await server.close()
      }
    }
  } finally {
    await stop()
  }
  process.stderr.write('\n')
  return lines
}

type Line = {
  readonly cheat: string
  readonly variant: string
  readonly wall: string
  readonly met: string
  readonly shown: string
  /** Targets whose zone is certain, with an excluded zone, or within a point; of how many. */
  readonly told: string
  /** The smallest range of a target, in points. */
  readonly range: string
  readonly others: number
  readonly naive: string
  /** The product reveals somebody and no document admits it; or a question stayed open; or the cheat does not work at all. */
  readonly isWrong: boolean
}

function lineOf(found: readonly Found[]): Line {
  const [first] = found
  if (first === undefined) throw new Error('no seed was given')
  const { cheat } = first
  const add = (pick: (one: Found) => number): number => found.reduce((sum, one) => sum + pick(one), 0)
  const told = (pick: (one: Found) => TargetsTold): string =>
    `${add((one) => pick(one).certain)}, ${add((one) => pick(one).excluded)}, ${add((one) => pick(one).confined)} of ${add((one) => pick(one).targets)}`
  const isProductTelling = found.some(({ product }) => isTold(product))
  return {
    cheat: cheat.name,
    variant: cheat.variant,
    wall: cheat.wall,
    met: [...new Set(found.flatMap(({ met }) => met))].join('; '),
    shown: `${add(({ shown }) => shown)} of ${add(({ units }) => units)}`,
    told: told(({ product }) => product),
    range: Math.min(...found.map(({ product }) => product.smallestRange)).toFixed(2),
    others: add(({ product }) => product.others),
    naive: told(({ naive }) => naive),
    isWrong:
      (isProductTelling && !cheat.isLeft) ||
      found.some(({ product }) => product.undecided > 0) ||
      !found.some(({ naive }) => isTold(naive)),
  }
}

/** The table in Markdown for a page of the documents. */
const asMarkdown = (lines: readonly Line[]): string =>
  [
    '| cheat | tried | what stops it | figures shown | targets certain, excluded, within a point | smallest range | others | naive, 5 or more |',
    '|---|---|---|---|---|---|---|---|',
    ...lines.map(
      ({ cheat, variant, wall, met, shown, told, range, others, naive }) =>
        `| ${cheat} | ${variant} | ${wall}${met === '' ? '' : `. Said: ${met}`} | ${shown} | ${told} | ${range} | ${others} | ${naive} |`,
    ),
  ].join('\n')

const { values } = parseArgs({
  options: {
    'over-http': { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
    cheat: { type: 'string', default: '' },
  },
})
const lines = await attackOverHttp(values.seeds.split(',').map(Number), values.cheat, await loadHighs())
process.stdout.write(`${asMarkdown(lines)}\n`)
process.exitCode = lines.some(({ isWrong }) => isWrong) ? 1 : 0

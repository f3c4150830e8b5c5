/**
 * npm run verify-round -- FILE [FILE] [--log-key KEY] [--witness-key KEY] [--json]
 *
 * Checks the file of a round (the overview has it) without asking anybody: docs/domain/record-log.md. Keys are those that
 * you have from somewhere else than the file; without them the file's own are believed, and the answer says so.
 * A second file, of an earlier round, is checked too, and what the two show is compared.
 * Exit 0: nothing wrong. 1: something is. 2: bad input, nothing on stdout.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Finding, isFailure } from '#core/record-log/findings.ts'
import { type RoundFile, readRoundFile } from '#core/record-log/round-file.ts'
import { verifyRoundFile } from '#core/record-log/verify-round-file.ts'
import { compareRounds } from '#core/record-log/verify-two-rounds.ts'
import { sentenceOf } from './verify-round/sentences.ts'

class BadInput extends Error {}

const usage = 'npm run verify-round -- FILE [FILE] [--log-key KEY] [--witness-key KEY] [--json]'

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'log-key': { type: 'string', multiple: true, default: [] },
        'witness-key': { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new BadInput(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

async function readJson(name: string): Promise<unknown> {
  // npm runs in the project's folder, the reader perhaps elsewhere.
  const path = resolve(process.env.INIT_CWD ?? '.', name)
  const contents = await readFile(path, 'utf8').catch(() => {
    throw new BadInput(`${name} cannot be read.`)
  })
  try {
    return JSON.parse(contents)
  } catch {
    throw new BadInput(`${name} is not JSON.`)
  }
}

/** Null for a file that cannot be read: a finding says so. */
function fileOrNull(json: unknown): RoundFile | null {
  try {
    return readRoundFile(json)
  } catch {
    return null
  }
}

async function verify(): Promise<void> {
  const { values, positionals } = readArguments()
  if (positionals.length < 1 || positionals.length > 2) throw new BadInput(usage)
  const trust = { logKeys: values['log-key'], witnessKeys: values['witness-key'] }
  const jsons = await Promise.all(positionals.map(readJson))
  const files = jsons.map(fileOrNull)
  const reports: { name: string; file: RoundFile | null; findings: Finding[] }[] = []
  for (const [n, json] of jsons.entries()) {
    const findings = await verifyRoundFile(json, trust, new Date())
    reports.push({ name: positionals[n] ?? '', file: files[n] ?? null, findings })
  }
  const [first, second] = reports
  if (first?.file && second?.file) {
    const [earlier, later] = ordered(first.file, second.file)
    first.findings.push(...compareRounds(earlier, later))
  }
  if (values.json) {
    console.log(JSON.stringify(reports.map(({ name, findings }) => ({ file: name, findings }))))
  } else {
    for (const report of reports) print(report)
  }
  process.exitCode = reports.some(({ findings }) => findings.some(isFailure)) ? 1 : 0
}

const releasedOn = ({ released }: RoundFile): string => released?.record.releasedOn ?? ''
const ordered = (a: RoundFile, b: RoundFile): [RoundFile, RoundFile] =>
  releasedOn(a) <= releasedOn(b) ? [a, b] : [b, a]

function print({
  name,
  file,
  findings,
}: {
  name: string
  file: RoundFile | null
  findings: Finding[]
}): void {
  console.log(`${name}${file === null ? '' : `: ${file.roundName}`}`)
  const names = new Map(file?.names.map(({ unit, name }) => [unit, name]))
  for (const finding of findings) {
    console.log(`  ${isFailure(finding) ? 'WRONG' : 'not proven'}: ${sentenceOf(finding, names)}`)
  }
  if (findings.length === 0)
    console.log('  Everything holds: the log, the witness, the records, the figures.')
  else if (!findings.some(isFailure)) console.log('  Nothing is wrong with what could be checked.')
}

try {
  await verify()
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  console.error(error.message)
  process.exitCode = 2
}

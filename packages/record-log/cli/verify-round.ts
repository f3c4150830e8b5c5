/**
 * npx andrum verify-round FILE [FILE] [--log-key KEY] [--witness-key KEY] [--json]
 *
 * Checks the file of a round (the overview has it) without asking anybody: packages/record-log/docs/record-log.md. Take the
 * keys from somewhere else than the file; without them the file's own are believed, and the answer says so. A second file
 * may be another round, the same round from another day or from somebody else, or the proof of one's own invitation. The
 * two must be of one log and must not contradict each other.
 * Exit status 0: everything holds, by keys that you gave. 1: something is wrong, or a witness whose key you gave did not
 * sign in time. 2: bad input, nothing on stdout. 3: not proven; so without the key of a witness it is never 0.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compareFiles } from '../log/compare-files.ts'
import { type Finding, isFailure, type Verdict, verdictOf } from '../log/findings.ts'
import { isListProof, type ListProofFile } from '../log/list-proof-file.ts'
import type { RoundFile } from '../log/round-file.ts'
import { verifyListProof } from '../log/verify-list-proof.ts'
import { type Trust, unreadableKeys } from '../log/verify-log.ts'
import { verifyRoundFile } from '../log/verify-round-file.ts'
import { givenPath } from './given-path.ts'
import { sentenceOf } from './verify-round/sentences.ts'

class BadInput extends Error {}

const usage = 'npx andrum verify-round FILE [FILE] [--log-key KEY] [--witness-key KEY] [--json]'

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
  const contents = await readFile(givenPath(name)).catch(() => {
    throw new BadInput(`${name} cannot be read.`)
  })
  try {
    // The decoder leaves out a byte order mark, which some editors write.
    return JSON.parse(new TextDecoder().decode(contents))
  } catch {
    throw new BadInput(`${name} is not JSON.`)
  }
}

const exitStatus = { holds: 0, wrong: 1, 'not-proven': 3 } as const satisfies Record<Verdict, number>

type Report = {
  readonly name: string
  /** Null for a file that cannot be read: a finding says so. */
  readonly file: RoundFile | ListProofFile | null
  readonly findings: Finding[]
}

async function verifyFile(name: string, trust: Trust): Promise<Report> {
  const json = await readJson(name)
  const verify = isListProof(json) ? verifyListProof : verifyRoundFile
  const findings = await verify(json, trust, new Date())
  const isUnreadable = findings.some(({ code }) => code === 'file-unreadable')
  const file = isUnreadable ? null : (json as RoundFile | ListProofFile)
  return { name, file, findings }
}

/** A mistyped key would otherwise be ignored, and nothing would be checked against it. */
async function refuseUnreadable({ logKeys, witnessKeys }: Trust): Promise<void> {
  const [log] = await unreadableKeys(logKeys, 'log')
  const [witness] = await unreadableKeys(witnessKeys, 'witness')
  if (log !== undefined) throw new BadInput(`${log} is no key of a log.`)
  if (witness !== undefined) throw new BadInput(`${witness} is no key of a witness.`)
}

async function verify(): Promise<void> {
  const { values, positionals } = readArguments()
  if (positionals.length < 1 || positionals.length > 2) throw new BadInput(usage)
  const trust = { logKeys: values['log-key'], witnessKeys: values['witness-key'] }
  await refuseUnreadable(trust)
  const reports: Report[] = []
  for (const name of positionals) reports.push(await verifyFile(name, trust))
  const [first, second] = reports
  // A finding about both files is reported with the second.
  if (first?.file && second?.file) second.findings.push(...compareFiles(first.file, second.file, trust))
  if (values.json) {
    console.log(
      JSON.stringify(
        reports.map(({ name, findings }) => ({ file: name, verdict: verdictOf(findings), findings })),
      ),
    )
  } else {
    for (const report of reports) print(report)
  }
  const verdicts = reports.map(({ findings }) => verdictOf(findings))
  const worst = (['wrong', 'not-proven'] as const).find((verdict) => verdicts.includes(verdict))
  process.exitCode = exitStatus[worst ?? 'holds']
}

function print({ name, file, findings }: Report): void {
  console.log(`${name}${file === null ? '' : `: ${file.roundName}`}`)
  const names = new Map(
    file !== null && 'names' in file ? file.names.map(({ unit, name }) => [unit, name]) : [],
  )
  for (const finding of findings) {
    console.log(`  ${isFailure(finding) ? 'WRONG' : 'not proven'}: ${sentenceOf(finding, names)}`)
  }
  const verdict = verdictOf(findings)
  if (verdict === 'wrong') return
  if (verdict === 'not-proven') {
    console.log(
      '  NOT PROVEN: the file does not contradict itself, but what stands above is missing for a proof.',
    )
  } else if (file !== null && 'locked' in file) {
    const { list } = file.locked.record
    console.log(`  The invitation is on the locked list of ${list.size} people (${list.root}).`)
  } else
    console.log(
      '  Everything holds: the log, the witness, the records, the figures. Nobody signed the names of the round and its units.',
    )
}

try {
  await verify()
} catch (error) {
  // Any other error says nothing about the file either.
  console.error(error instanceof BadInput ? error.message : error)
  process.exitCode = 2
}

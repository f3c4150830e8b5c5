/**
 * npm run verify-round -- FILE [FILE] [--log-key KEY] [--witness-key KEY] [--json]
 *
 * Checks the file of a round (the overview has it) without asking anybody: docs/domain/record-log.md. Keys are those that
 * you have from somewhere else than the file; without them the file's own are believed, and the answer says so.
 * A second file, of an earlier round, is checked too, and what the two show is compared. Either may be the proof of an own
 * invitation (docs/domain/record-log.md): beside the file of its round it has to be of the same list.
 * Exit 0: nothing wrong. 1: something is, or a witness whose key you gave did not sign in time. 2: bad input, nothing on
 * stdout.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Finding, isFailure } from '#core/record-log/findings.ts'
import { isListProof, type ListProofFile, readListProofFile } from '#core/record-log/list-proof-file.ts'
import { type RoundFile, readRoundFile } from '#core/record-log/round-file.ts'
import { compareWithRound, verifyListProof } from '#core/record-log/verify-list-proof.ts'
import type { Trust } from '#core/record-log/verify-log.ts'
import { verifyRoundFile } from '#core/record-log/verify-round-file.ts'
import { compareRounds } from '#core/record-log/verify-two-rounds.ts'
import { givenPath } from './start/given-path.ts'
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
  const contents = await readFile(givenPath(name), 'utf8').catch(() => {
    throw new BadInput(`${name} cannot be read.`)
  })
  try {
    return JSON.parse(contents)
  } catch {
    throw new BadInput(`${name} is not JSON.`)
  }
}

/** Null for a file that cannot be read: a finding says so. */
function readOrNull<File>(read: (json: unknown) => File, json: unknown): File | null {
  try {
    return read(json)
  } catch {
    return null
  }
}

type Report = {
  readonly name: string
  readonly file: RoundFile | null
  readonly proof: ListProofFile | null
  readonly findings: Finding[]
}

async function verifyFile(name: string, trust: Trust): Promise<Report> {
  const json = await readJson(name)
  const verify = isListProof(json) ? verifyListProof : verifyRoundFile
  return {
    name,
    file: readOrNull(readRoundFile, json),
    proof: readOrNull(readListProofFile, json),
    findings: await verify(json, trust, new Date()),
  }
}

/** What two files say together. */
function compare(first: Report, second: Report): void {
  if (first.file && second.file) {
    const [earlier, later] = ordered(first.file, second.file)
    first.findings.push(...compareRounds(earlier, later))
  }
  for (const [{ proof, findings }, { file }] of [[first, second] as const, [second, first] as const]) {
    if (proof && file) findings.push(...compareWithRound(proof, file))
  }
}

async function verify(): Promise<void> {
  const { values, positionals } = readArguments()
  if (positionals.length < 1 || positionals.length > 2) throw new BadInput(usage)
  const trust = { logKeys: values['log-key'], witnessKeys: values['witness-key'] }
  const reports: Report[] = []
  for (const name of positionals) reports.push(await verifyFile(name, trust))
  const [first, second] = reports
  if (first && second) compare(first, second)
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

function print({ name, file, proof, findings }: Report): void {
  const of = file?.roundName ?? proof?.roundName
  console.log(`${name}${of === undefined ? '' : `: ${of}`}`)
  const names = new Map(file?.names.map(({ unit, name }) => [unit, name]))
  for (const finding of findings) {
    console.log(`  ${isFailure(finding) ? 'WRONG' : 'not proven'}: ${sentenceOf(finding, names)}`)
  }
  if (findings.length === 0 && proof !== null) {
    const { list } = proof.locked.record
    console.log(`  The invitation is on the locked list of ${list.size} people (${list.root}).`)
  } else if (findings.length === 0)
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

import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { importErrors } from '#text/en/import-errors.ts'
import { fill } from '#text/messages.ts'
import type { ImportReport } from './import-report.ts'
import { planFile } from './plan-file.ts'

/** A file in the documents; `npm test -- THIS FILE -u` writes it anew. */
const table = '../../../../docs/runbooks/import-files.md'

/** Everything in `cases/` that a customer may send as a list of people (`cases/flat-lists` and others). */
const files = readdirSync('cases')
  .filter((kind) =>
    /^(csv|xlsx|flat)-|^(error-values-as-text|files-of-another-kind|heading-not-on-line-1)$/.test(kind),
  )
  .flatMap((kind) =>
    readdirSync(`cases/${kind}`)
      .filter((name) => name !== 'README.md')
      .map((name) => `${kind}/${name}`),
  )
  .sort()

async function read(name: string, how: FileChoice = {}): Promise<ImportReport> {
  const source = new Uint8Array(readFileSync(`cases/${name}`))
  const present = { units: [], members: [] }
  const choice = { ...how, organisation: 'Bolaget' }
  return (await planFile({ source, present, how: choice }, randomUUID, () => undefined)).report
}

/** What a customer sees of a file: whether its columns must be mapped, and the result. */
async function outcomeOf(name: string): Promise<string> {
  let report = await read(name)
  const steps: string[] = []
  const { sheet } = report
  const [hidden] = sheet?.hidden ?? []
  if (report.toMap !== undefined && hidden !== undefined) {
    report = await read(name, { sheet: hidden, hiddenRows: 'left-out' })
    steps.push(`its hidden sheet ${hidden} is chosen, without hidden rows`)
  }
  if (report.toMap !== undefined) {
    const columns = report.toMap.flatMap(({ column, heading, field }) =>
      field === null ? [] : [{ column, heading, field }],
    )
    const again = steps.length === 0 ? {} : ({ sheet: hidden, hiddenRows: 'left-out' } as const)
    steps.push(
      `asked for its columns, with the guess ${columns.map(({ heading, field }) => `${heading} = ${field}`).join(', ')}`,
    )
    report = await read(name, { ...again, columns })
  }
  return [...steps, resultOf(report)].join('; then ')
}

function resultOf({ errors, warnings, units, members }: ImportReport): string {
  const [error] = errors
  const said = warnings.map(({ code }) => code)
  if (error === undefined)
    return `read: ${members.added} people, ${units.added} units${said.length === 0 ? '' : ` (told: ${said.join(', ')})`}`
  const { line, code, column, value, details } = error
  const place = details['cell'] ?? (line === 0 ? 'the file' : `line ${line}`)
  const values = { column: column ?? '', value: value ?? '', line, languages: '', ...details }
  return `stopped at ${place}: ${fill(importErrors[`import.${code}`], 'en', values)}`
}

test('every file that has failed in life, and every kind of flat list, becomes what customers are told', async () => {
  const rows: string[] = []
  for (const name of files) rows.push(`| \`${name}\` | ${(await outcomeOf(name)).replaceAll('|', '\\|')} |`)
  expect(rows.length).toBeGreaterThan(35)
  await expect(`${head}\n${rows.join('\n')}\n`).toMatchFileSnapshot(table)
})

const head = `# Files for trying the import

For customers' IT: each file in \`cases/\` that can be sent as a list of people, and what becomes of it in an organisation without people.
A test of the product reads them all and writes this table, so it says what the version beside it does. What a file should look like,
and what else is read, is in \`docs/runbooks/import.md\`. The people in them are invented.

| file | what becomes of it |
|---|---|`

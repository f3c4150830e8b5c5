/**
 * `npm run -s release < organisation.json > report.json`: the product's own release policy on a file.
 * Exit 2, a sentence on stderr and nothing on stdout when the input is wrong.
 */
import loadHighs from 'highs'
import { InputError } from './release/organisation-file.ts'
import { readInput } from './release/read-input.ts'
import { readOrganisation } from './release/read-organisation.ts'
import { releaseOrganisation } from './release/release-organisation.ts'
import { writeReport } from './release/report.ts'

const longestSentence = 2000

// A reader of the report may stop before its end (`| head -1`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(1)
})

try {
  const file = readOrganisation(await readInput(process.stdin))
  const releases = releaseOrganisation(file, await loadHighs())
  for (const part of writeReport(file, releases)) {
    if (!process.stdout.write(part)) await new Promise((drained) => process.stdout.once('drain', drained))
  }
} catch (error) {
  if (!(error instanceof InputError)) throw error
  process.stderr.write(`${printable(error.message)}\n`)
  process.exitCode = 2
}

/** Names come from the file: escapes what would steer a terminal, and cuts what would fill it. */
function printable(sentence: string): string {
  const short = sentence.length <= longestSentence ? sentence : `${sentence.slice(0, longestSentence)} …`
  return short.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

import { buffer } from 'node:stream/consumers'
import { StartError } from '#server/platform/db/start-error.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { readBounce } from '#server/platform/mail/read-bounce.ts'
import { type Noted, noteBounce } from '#server/rounds/invite/note-bounce.ts'
import { readGiven } from './start/given-path.ts'
import { runScript } from './start/run-script.ts'
import { withPools } from './start/with-deps.ts'

/** Exit codes of sysexits.h, as Postfix and others read them: `noReport` returns the e-mail to its sender, `later` retries it. */
const exitCodes = { noReport: 65, later: 75 } as const

const saying: { readonly [what in Noted]: string } = {
  'dead-address': 'An address takes no mail: noted in the list, and its invitation as not delivered.',
  'not-delivered': 'An invitation has not arrived, whatever its address: noted as not delivered.',
  nothing: 'Nothing to note: not about an e-mail of ours to an invited person, or not final.',
}

/**
 * `npx andrum bounces < MESSAGE`, or with files of one message each: reads a mail system's delivery report (RFC 3464), also while
 * Andrum runs. For the alias of the address in MAIL_FROM. Its output names nobody, because the mail system may mail it back.
 */
await runScript(async () => {
  const files = process.argv.slice(2)
  if (files.some((file) => file.startsWith('-')))
    throw new StartError(
      'Hand over one report at standard input, or name files with one each: npx andrum bounces < MESSAGE',
    )
  const messages = files.length > 0 ? files.map(readGiven) : [await buffer(process.stdin)]
  const bounces = await Promise.all(messages.map((message) => readBounce(message).catch(() => null)))
  if (bounces.includes(null)) {
    console.error('Nobody reads this address: it takes reports of mail systems alone, and this is none.')
    process.exitCode = exitCodes.noReport
  }
  const reports = bounces.filter((bounce) => bounce !== null)
  if (reports.length === 0) return
  await withPools(async (deps, config) => {
    const keys = makeKeys(config)
    for (const report of reports) console.log(saying[await noteBounce({ ...deps, keys }, report)])
  })
}, exitCodes.later)

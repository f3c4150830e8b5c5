/**
 * `npx andrum verify-site https://andrum.example`: fetches every page and script of a site and compares them with a
 * published program: the one in `build`, or that of `--digests FILE`, the `digests.json` of a build or an archive.
 * Without either, the site is only compared with its own statements, and the last line says so. The program must also be
 * in the site's record log, signed with `--log-key KEY` where you have a key from elsewhere. Ends with 1 when
 * anything differs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { unreadableKeys } from '@andrum/record-log/log/verify-log.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { digestsPath } from '#server/platform/http/pages/digests-file.ts'
import { type ProgramDigests, readDigests } from '#server/platform/program/program-digests.ts'
import { readGiven } from './start/given-path.ts'
import { runScript } from './start/run-script.ts'
import { compareSite } from './verify-site/compare-site.ts'
import { findProgramInLog } from './verify-site/program-in-log.ts'
import { type Site, siteAt } from './verify-site/read-site.ts'

/** The digests of a build in the project. */
const built = 'build/digests.json'

const usage =
  'Name one site: npx andrum verify-site https://andrum.example [--digests FILE] [--log-key KEY] [--witness-key KEY]'

function readOrigin(address: string | undefined): string {
  const url = URL.parse(address ?? '')
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new StartError(usage)
  return url.origin
}

function digestsOfFile(file: string, content: Buffer): ProgramDigests {
  const digests = readDigests(content.toString())
  if (digests === undefined)
    throw new StartError(`${file} is no list of digests, or somebody has changed it.`)
  return digests
}

async function digestsOfSite(site: Site): Promise<ProgramDigests> {
  const answer = await site.read(digestsPath)
  if ('failed' in answer) throw new StartError(`The site does not answer: ${answer.failed}.`)
  const digests = answer.status === 200 ? readDigests(answer.body.toString()) : undefined
  if (digests === undefined) throw new StartError(`The site has no list of digests at ${digestsPath}.`)
  return digests
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        digests: { type: 'string' },
        'log-key': { type: 'string', multiple: true, default: [] },
        'witness-key': { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new StartError(usage, { cause })
  }
}

await runScript(async () => {
  const { values, positionals } = readArguments()
  if (positionals.length !== 1) throw new StartError(usage)
  const trust = { logKeys: values['log-key'], witnessKeys: values['witness-key'] }
  const unreadable = [
    ...(await unreadableKeys(trust.logKeys, 'log')),
    ...(await unreadableKeys(trust.witnessKeys, 'witness')),
  ]
  if (unreadable.length > 0) throw new StartError(`${unreadable[0]} is no key of that kind.`)
  const origin = readOrigin(positionals[0])
  const site = siteAt(origin)
  // The build is in the project that runs, wherever the command is called.
  const file = values.digests ?? (existsSync(built) ? built : undefined)
  const program =
    file === undefined
      ? await digestsOfSite(site)
      : digestsOfFile(file, values.digests === undefined ? readFileSync(resolve(built)) : readGiven(file))
  console.log(`Program ${program.version}, ${program.digest}.`)
  const { compared, faults, values: filled } = await compareSite(site, program)
  if (filled !== undefined) {
    const { brand, baseUrl, psychologists, recoveryHours, answerLanguages = [] } = filled
    console.log(
      `Its pages are filled in with: ${Object.values(brand).join(' · ')} · ${baseUrl} · ${psychologists.map(({ name }) => name).join(', ') || 'no psychologists'} · ${recoveryHours === undefined ? 'no log is kept' : `the log of the database is kept for ${recoveryHours} h`} · ${answerLanguages.join(', ') || 'answered in the languages of the pages alone'}.`,
    )
  }
  const recorded = await findProgramInLog(site, program.digest, trust, new Date())
  for (const sentence of recorded.sentences) console.log(sentence)
  for (const fault of [...faults, ...recorded.faults]) console.error(fault)
  const named = file === undefined ? 'those that the site itself names' : `those of ${file}`
  if (faults.length + recorded.faults.length > 0) process.exitCode = 1
  if (faults.length > 0) {
    console.error(
      `${origin} does not serve ${file === undefined ? 'what it says itself' : `the program of ${file}`}.`,
    )
  } else if (recorded.faults.length > 0) {
    console.error(`The files of ${origin} are ${named}; its record log does not show the program.`)
  } else {
    const nothing =
      ' With a published program nothing was compared: run npm run build first, or name --digests FILE.'
    console.log(`${compared} files of ${origin} are ${named}.${file === undefined ? nothing : ''}`)
  }
})

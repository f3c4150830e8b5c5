import { sentenceOf } from '@andrum/record-log/cli/verify-round/sentences.ts'
import { isFailure } from '@andrum/record-log/log/findings.ts'
import { type ProgramProof, verifyProgramProof } from '@andrum/record-log/log/program-proof.ts'
import type { Trust } from '@andrum/record-log/log/verify-log.ts'
import type { Site } from './read-site.ts'

/** What a site's record log proves about a program, and what is wrong. */
export type ProgramInLog = { readonly sentences: readonly string[]; readonly faults: readonly string[] }

/**
 * Whether a program is in a site's record log, recorded before the rounds that it opens, where nobody can change it afterwards.
 * @param trust keys that the reader has from elsewhere; without them the site's own are trusted, and the result says so
 */
export async function findProgramInLog(
  site: Site,
  digest: string,
  trust: Trust,
  now: Date,
): Promise<ProgramInLog> {
  const answer = await site.read(`/api/v1/record-log/programs/${digest}`)
  if ('failed' in answer) return wrong(`The site does not answer: ${answer.failed}.`)
  if (answer.status === 404) {
    return wrong('This program is not in the record log of the site: it has never started there.')
  }
  if (answer.status !== 200) {
    return wrong(`The site does not say what its record log has of the program: ${answer.status}.`)
  }
  const json = parsed(answer.body.toString())
  const findings = await verifyProgramProof(json, digest, trust, now)
  const said = (wanted: boolean) =>
    findings
      .filter((finding) => isFailure(finding) === wanted)
      .map((finding) => `Record log: ${sentenceOf(finding, new Map())}`)
  const faults = said(true)
  if (faults.length > 0) return { sentences: said(false), faults }
  const { program, logKey } = json as ProgramProof
  const place = `The program is entry ${program.index} of the record log ${logKey.split('+')[0]}.`
  return { sentences: [place, ...said(false)], faults }
}

const wrong = (fault: string): ProgramInLog => ({ sentences: [], faults: [fault] })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

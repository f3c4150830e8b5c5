/**
 * npx andrum witness URL --key FILE --state FILE [--name NAME] [--log-key KEY] [--every 1h] [--begin-anew]
 *
 * Watches the record log of an Andrum server from a machine of somebody else than the operator (docs/runbooks/witness.md).
 * Where FILE is missing it makes a key under NAME and prints the public half, for the operator's WITNESS_KEYS. Exit 1 when
 * the log is not what it was: the witness then signs nothing. 2: bad input, also a key whose state file is gone, unless
 * --begin-anew says that its memory is lost.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { webCryptography } from '../log/cryptography.ts'
import { keyTypes, type VerifierKey, verifierKey, writeVerifierKey } from '../log/signed-note.ts'
import { givenPath } from './given-path.ts'
import { Alarm, type WitnessState, watchLog } from './witness/watch-log.ts'

class BadInput extends Error {}

const usage =
  'npx andrum witness URL --key FILE --state FILE [--name NAME] [--log-key KEY] [--every 1h] [--begin-anew]'
const patience = 30_000

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        state: { type: 'string' },
        name: { type: 'string' },
        'log-key': { type: 'string' },
        every: { type: 'string' },
        'begin-anew': { type: 'boolean', default: false },
      },
    })
    const [url = '', ...more] = positionals
    const { key, state, every, name } = values
    if (!URL.canParse(url) || more.length > 0 || key === undefined || state === undefined)
      throw new Error(usage)
    const pause = every === undefined ? null : /^([1-9]\d?)([mh])$/.exec(every)
    if (every !== undefined && pause === null)
      throw new Error('--every takes minutes or hours, as in 30m or 1h.')
    const minutes = pause === null ? null : Number(pause[1]) * (pause[2] === 'h' ? 60 : 1)
    return {
      url: new URL(url).origin,
      keyFile: givenPath(key),
      stateFile: givenPath(state),
      name: name ?? null,
      logKey: values['log-key'] ?? null,
      minutes,
      beginAnew: values['begin-anew'],
    }
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : usage)
  }
}

type Asked = ReturnType<typeof readArguments>

/** The first line of the file is the name, the rest the key. */
async function openKey({ keyFile, name }: Asked) {
  if (!existsSync(keyFile)) {
    if (name === null) throw new BadInput(`${keyFile} is missing. Give --name NAME, and a key is made.`)
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
    writeFileSync(keyFile, `${name}\n${pem}`, { mode: 0o600, flag: 'wx' })
  }
  const [own = '', ...pem] = readFileSync(keyFile, 'utf8').split('\n')
  let key: VerifierKey
  const secret = readKey(pem.join('\n'), keyFile)
  const publicKey = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32)
  try {
    key = await verifierKey(webCryptography, own, keyTypes.witness, publicKey)
  } catch {
    throw new BadInput(`${keyFile} has a name with spaces or a plus.`)
  }
  return { key, sign: (message: Uint8Array): Uint8Array => sign(null, message, secret) }
}

function readKey(pem: string, file: string) {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new BadInput(`${file} has no key in it.`)
  }
}

/**
 * Called before the key is made. A witness that has a key has met a log before, so a missing state file is lost memory. A
 * witness that has met no log yet has a state file that says so.
 */
async function beginState({ keyFile, stateFile, beginAnew }: Asked): Promise<void> {
  const isThere = existsSync(stateFile)
  if (beginAnew && isThere)
    throw new BadInput(`${stateFile} is there. Move it away first if what it says shall not count.`)
  if (isThere) return
  if (existsSync(keyFile) && !beginAnew) {
    throw new BadInput(
      `${stateFile} is gone, and with it what this witness has seen: a log that was rewritten would be signed as new. Bring it back from a copy. Where it is lost for good, say --begin-anew, and tell those who rely on this witness.`,
    )
  }
  if (beginAnew) console.log('This witness begins anew: of what the log had before it knows nothing.')
  await keep(stateFile, null)
}

function readState(file: string): WitnessState | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WitnessState | null
  } catch {
    throw new BadInput(
      `${file} cannot be read. Do not begin anew without asking why: it is what the witness remembers.`,
    )
  }
}

/** Writes the whole file or nothing. */
async function keep(file: string, state: WitnessState | null): Promise<void> {
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

async function read(url: string, path: string, most: number): Promise<Uint8Array | null> {
  const answer = await fetch(`${url}/tlog/${path}`, {
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The server answers ${answer.status}.`)
  return readAtMost(answer.body, most, `/tlog/${path}`)
}

async function send(url: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/api/v1/record-log/cosignatures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  })
  if (answer.status === 403)
    throw new Error('The server does not know this witness: is its key in WITNESS_KEYS?')
  if (answer.status === 400)
    throw new Error('The server refuses the signature (400): is the clock of this machine right?')
  if (!answer.ok) throw new Error(`The server refuses the signature (${answer.status}).`)
}

async function once(asked: Asked, signer: Awaited<ReturnType<typeof openKey>>): Promise<void> {
  const { url, stateFile, logKey } = asked
  const parts = {
    ...signer,
    now: new Date(),
    read: (path: string, most: number) => read(url, path, most),
    send: (body: object) => send(url, body),
    keep: (state: WitnessState) => keep(stateFile, state),
  }
  const { size } = await watchLog(parts, readState(stateFile), logKey)
  console.log(`${new Date().toISOString()} The log has only grown, to ${size} records. Signed.`)
}

async function watch(): Promise<void> {
  const asked = readArguments()
  if (asked.name !== null || existsSync(asked.keyFile)) await beginState(asked)
  const signer = await openKey(asked)
  console.log(`This witness: ${writeVerifierKey(signer.key)}`)
  for (;;) {
    try {
      await once(asked, signer)
    } catch (error) {
      // The witness asks an unreachable log again, but not a log that has changed.
      if (error instanceof Alarm || error instanceof BadInput || asked.minutes === null) throw error
      console.error(`${new Date().toISOString()} ${messageOf(error)} Trying again.`)
    }
    if (asked.minutes === null) return
    await setTimeout(asked.minutes * 60_000)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

try {
  await watch()
} catch (error) {
  console.error(error instanceof Alarm ? `WRONG: ${error.message} Nothing was signed.` : messageOf(error))
  process.exitCode = error instanceof BadInput ? 2 : 1
}

/**
 * Reads a response piece by piece up to a limit, so that an endless one fills no memory.
 * @param what the name of the response in a sentence
 */
async function readAtMost(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
  what: string,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) throw new Error(`The server sends more than ${what} can be: the log was not reached.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

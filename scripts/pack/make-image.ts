import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'
import { freePorts } from '../start/free-ports.ts'
import { answerOf } from './try-archive.ts'

/** Time limits of an engine in ms: to answer, to fetch a base image, to build, and to start. */
const patience = { answer: 20_000, pull: 300_000, build: 1_800_000, start: 300_000 }

type Engine = {
  /** `docker`, `podman`, or the program that CONTAINER_ENGINE names. */
  readonly name: string
  readonly run: (
    args: readonly string[],
    timeout: number,
  ) => { readonly status: number; readonly said: string }
}

/**
 * Builds `andrum:VERSION` and `andrum` by `deploy/Dockerfile`, and starts the image as a new user would: without a variable, with a
 * read-only file system. Where no engine answers, or the base images cannot be fetched, it makes no image, and that is no failure.
 * CONTAINER_ENGINE names another engine. CONTAINER_NETWORK=host is for one without a network of its own.
 * @returns a message for the publisher.
 * @throws StartError with the engine's output, when the image does not build or does not run.
 */
export async function makeImage(project: string, version: string): Promise<string> {
  const engine = findEngine(process.env.CONTAINER_ENGINE)
  if (engine === undefined) return 'No image: neither docker nor podman answers here.'
  for (const base of basesOf(readFileSync(join(project, 'deploy', 'Dockerfile'), 'utf8'))) {
    if (engine.run(['image', 'inspect', base], patience.answer).status === 0) continue
    if (engine.run(['pull', '--quiet', base], patience.pull).status !== 0)
      return `No image: ${engine.name} cannot fetch ${base}.`
  }
  const begun = performance.now()
  const tags = [`andrum:${version}`, 'andrum'].flatMap((tag) => ['--tag', tag])
  // Podman's own format has no health check.
  const format = engine.name.endsWith('podman') ? ['--format', 'docker'] : []
  const network = process.env.CONTAINER_NETWORK === 'host' ? ['--network', 'host'] : []
  const file = ['--file', join(project, 'deploy', 'Dockerfile')]
  must(engine, ['build', ...format, ...network, ...file, ...tags, project], patience.build)
  const built = seconds(begun)
  const started = await tryImage(engine, `andrum:${version}`, network)
  return `andrum:${version}, also andrum: built by ${engine.name} in ${built} s; without a variable it answered as a demo ${started} s after its start.`
}

/** The base images: everything after FROM that is no earlier stage. */
export function basesOf(dockerfile: string): string[] {
  const names = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?/gim)]
  const stages = names.map(([, , stage]) => stage)
  return [...new Set(names.map(([, image = '']) => image).filter((image) => !stages.includes(image)))]
}

function findEngine(named: string | undefined): Engine | undefined {
  for (const name of named === undefined ? ['docker', 'podman'] : [named]) {
    const run: Engine['run'] = (args, timeout) => {
      const { status, stdout, stderr } = spawnSync(name, args, {
        encoding: 'utf8',
        timeout,
        maxBuffer: 1e8,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      return { status: status ?? 1, said: `${stdout ?? ''}\n${stderr ?? ''}`.trim() }
    }
    // A client may answer even where no engine runs; only the engine's own version proves it. Podman has no separate engine.
    const [docker, podman] = ['{{.ServerVersion}}', '{{.Host.OS}}'].map(
      (format) => run(['info', '--format', format], patience.answer).status === 0,
    )
    if (docker || podman) return { name, run }
  }
  return undefined
}

function must(engine: Engine, args: readonly string[], timeout: number): string {
  const { status, said } = engine.run(args, timeout)
  if (status === 0) return said
  throw new StartError(`${engine.name} ${args[0]} failed:\n${said.slice(-4000)}`)
}

async function tryImage(engine: Engine, image: string, network: readonly string[]): Promise<string> {
  const port = (await freePorts(1))[0] ?? 0
  const reached =
    network.length > 0 ? [...network, '--env', `PORT=${port}`] : ['--publish', `127.0.0.1:${port}:3000`]
  const closed = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ]
  const begun = performance.now()
  const id =
    must(engine, ['run', '--detach', ...reached, ...closed, image], patience.answer).split('\n')[0] ?? ''
  try {
    const late = new Promise((end) => setTimeout(end, patience.start).unref())
    const answered = await answerOf(`http://127.0.0.1:${port}`, late)
    const after = seconds(begun)
    const mailbox = answered && (await fetch(`http://127.0.0.1:${port}/dev/mailbox`)).ok
    must(engine, ['stop', '--time', '40', id], 60_000)
    const code = must(engine, ['inspect', '--format', '{{.State.ExitCode}}', id], patience.answer)
    const said = must(engine, ['logs', id], patience.answer)
    if (!mailbox || code.trim() !== '0' || !/^This is a demo/m.test(said))
      throw new StartError(`The image does not run as a demo (it ended with ${code}):\n${said.slice(-4000)}`)
    return after
  } finally {
    engine.run(['rm', '--force', '--volumes', id], 60_000)
  }
}

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(0)

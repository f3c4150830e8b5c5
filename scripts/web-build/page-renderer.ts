/**
 * One thread of `renderPages`. For each path it writes the page's HTML and data, named as by React Router's own
 * prerendering, and answers `undefined`, or the error.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createRequestHandler, type ServerBuild } from 'react-router'

type Task = { readonly serverBuild: string; readonly into: string; readonly paths: readonly string[] }

const { serverBuild, into, paths } = workerData as Task
const build: ServerBuild = await import(pathToFileURL(serverBuild).href)
// The pages are served as files: React in the browser must know that no server renders, and which pages exist.
const answer = createRequestHandler({ ...build, ssr: false, prerender: [...paths] }, 'production')

/** Pages that are files have no server for actions, and nothing sends their own headers. */
const unanswered = Object.values(build.routes).flatMap((route) =>
  (['action', 'headers'] as const)
    .filter((name) => route?.module[name] !== undefined)
    .map((name) => `The route ${route?.id} exports "${name}", and the pages are served as files.`),
)

async function write(address: string, file: string): Promise<string | undefined> {
  const response = await answer(new Request(`http://localhost${address}`))
  const content = await response.text()
  if (response.status !== 200) return `The page ${address} answered ${response.status} instead of 200.`
  mkdirSync(dirname(join(into, file)), { recursive: true })
  writeFileSync(join(into, file), content)
  return undefined
}

async function render(path: string): Promise<string | undefined> {
  const data = path.endsWith('/') ? `${path}_.data` : `${path}.data`
  const page = path.endsWith('/') ? path : `${path}/`
  return unanswered[0] ?? (await write(data, data)) ?? (await write(page, `${page}index.html`))
}

parentPort?.on('message', (path: string) => {
  render(path).then(
    (wrong) => parentPort?.postMessage(wrong),
    (error: unknown) => parentPort?.postMessage(`The page ${path} cannot be built: ${error}`),
  )
})

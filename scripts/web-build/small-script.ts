import { build } from 'vite'

/**
 * Bundles one of our files and its imports into one classic script without further dependencies.
 * @param file from the root of the project, `src/web/static/static-page.ts`
 * @throws when the result is more than one file
 */
export async function smallScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [entry] = outputs
  if (outputs.length !== 1 || entry?.type !== 'chunk') throw new Error(`${file} is not one script.`)
  return entry.code.trim()
}

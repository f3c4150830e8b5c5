import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, chromium, type Worker } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'

export type Voice = {
  readonly voiceName: string
  readonly lang: string
  /** A remote voice: its text leaves the device. */
  readonly remote?: boolean
}

/** How the device speaks: to the end, until it is stopped, with an error, or without a sound. */
type Manner = 'says' | 'holds' | 'fails' | 'mute'

export type Said = { readonly text: string; readonly voice: string; readonly lang: string }

/** The voices of the device, and what they have said. */
class Device {
  readonly #engine: Worker
  constructor(engine: Worker) {
    this.#engine = engine
  }
  /** All texts that a voice has been given, in order. */
  said = (): Promise<Said[]> => this.#engine.evaluate('said')
  texts = async (): Promise<string[]> => (await this.said()).map(({ text }) => text)
  /** How often a voice was told to stop. */
  stops = (): Promise<number> => this.#engine.evaluate('stops')
  does = (manner: Manner): Promise<unknown> => this.#engine.evaluate(`manner = '${manner}'`)
  offer = (voices: readonly Voice[]): Promise<unknown> =>
    this.#engine.evaluate(`chrome.ttsEngine.updateVoices(${JSON.stringify(voices.map(offered))})`)
}

const eventTypes = ['start', 'end', 'error'] as const
const offered = ({ voiceName, lang, remote = false }: Voice) => ({ voiceName, lang, remote, eventTypes })

const manifest = (voices: readonly Voice[]) => ({
  name: 'Voices',
  version: '1',
  manifest_version: 3,
  permissions: ['ttsEngine'],
  background: { service_worker: 'engine.js' },
  tts_engine: {
    voices: voices.map(({ voiceName, lang, remote = false }) => ({
      voice_name: voiceName,
      lang,
      remote,
      event_types: eventTypes,
    })),
  },
})

const engine = `
var said = [], stops = 0, manner = 'says', timer
chrome.ttsEngine.onSpeak.addListener((text, { voiceName, lang }, tell) => {
  said.push({ text, voice: voiceName, lang })
  if (manner === 'mute') return
  tell({ type: 'start', charIndex: 0 })
  if (manner === 'fails') tell({ type: 'error', errorMessage: 'no sound' })
  if (manner === 'says') timer = setTimeout(() => tell({ type: 'end', charIndex: text.length }), 20)
})
chrome.ttsEngine.onStop.addListener(() => {
  clearTimeout(timer)
  stops++
})`

/**
 * Pages in a browser whose device has these voices (`test.use({ has: { voices } })`). The browser's own speech synthesis
 * uses them for reading aloud. An extension provides them, because a test machine has none (decision 0690).
 */
export const test = base.extend<{ has: { voices: readonly Voice[] }; device: Device }>({
  has: [{ voices: [] }, { option: true }],
  context: async ({ has, baseURL, viewport, serviceWorkers, launchOptions }, use, testInfo) => {
    const folder = testInfo.outputPath('voices')
    await mkdir(folder, { recursive: true })
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest(has.voices)))
    writeFileSync(join(folder, 'engine.js'), engine)
    // A headless browser has no extensions, and neither has the build that Playwright downloads, unless it is named.
    const whole = findChromium()
    const { executablePath: _, ...options } = launchOptions
    const context = await chromium.launchPersistentContext(testInfo.outputPath('browser'), {
      ...options,
      ...(whole === undefined ? { channel: 'chromium' } : { executablePath: whole }),
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [...(options.args ?? []), `--load-extension=${folder}`],
      baseURL: String(baseURL),
      viewport,
      serviceWorkers,
    })
    await use(context)
    await context.close()
  },
  device: async ({ context }, use) => {
    await use(new Device(context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))))
  },
})

import type { Locator, Page } from '@playwright/test'

/** A person's effort in one step. */
export type Effort = {
  readonly step: string
  /** Pressed buttons, links, choices and fields. */
  readonly presses: number
  /** Typed characters. */
  readonly typed: number
  /** Words on the pages that no earlier step has shown, without tables and choices. */
  readonly words: number
  /** Time of the product and this machine, in seconds. */
  readonly waited: number
  /** Minutes of a person who reads everything, finds each button and types every character, without the machine's time. */
  readonly minutes: number
}

/**
 * In seconds, by the keystroke-level model (Card, Moran and Newell 1980): to decide, point and press; and a character of an
 * average typist. A minute is 238 words of silent reading (Brysbaert 2019).
 */
const [aPress, aSign, aWord] = [1.35 + 1.1 + 0.2, 0.28, 60 / 238]

/** Counts a person's effort on a page, step by step, and estimates the time of a person who has never seen it. */
export function countEffort(page: Page) {
  const seen = new Set<string>()
  let now = { step: '', presses: 0, typed: 0, words: 0, begun: 0 }

  /** Reads what is new on the page since the last look. */
  async function read(): Promise<void> {
    const text = await page.evaluate<string>(`{
      const main = document.querySelector('main')
      const left = new Set(main?.querySelectorAll('tbody, option') ?? [])
      const lines = []
      const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const shown = node.parentElement.checkVisibility()
        const skipped = [...left].some((one) => one.contains(node))
        if (shown && !skipped) lines.push(node.data)
      }
      lines.join('\\n')
    }`)
    for (const line of text.split('\n').map((one) => one.trim())) {
      if (line === '' || seen.has(line)) continue
      seen.add(line)
      now.words += line.split(/\s+/).length
    }
  }

  return {
    begin: (step: string) => {
      now = { step, presses: 0, typed: 0, words: 0, begun: Date.now() }
    },
    press: async (what: Locator) => {
      await what.waitFor()
      await read()
      await what.click()
      now.presses += 1
    },
    type: async (field: Locator, text: string) => {
      await field.waitFor()
      await read()
      await field.fill(text)
      now.presses += 1
      now.typed += text.length
    },
    /** Opens a list of choices and presses one. */
    choose: async (field: Locator, label: string) => {
      await read()
      await field.selectOption({ label })
      now.presses += 2
    },
    /** In the window of the device: one press to open it, and one on the file. */
    chooseFile: async (field: Locator, chosen: { name: string; mimeType: string; buffer: Buffer }) => {
      await read()
      await field.setInputFiles(chosen)
      now.presses += 2
    },
    end: async (): Promise<Effort> => {
      await read()
      const { begun, ...counted } = now
      const waited = (Date.now() - begun) / 1000
      const seconds = counted.presses * aPress + counted.typed * aSign + counted.words * aWord
      const minutes = Math.ceil(seconds / 6) / 10
      return { ...counted, waited: Math.ceil(waited), minutes }
    },
  }
}

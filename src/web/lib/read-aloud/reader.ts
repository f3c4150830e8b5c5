import type { Piece } from './pieces.ts'
import { hearOfVoices, voiceFor, voicesHere } from './voices.ts'

/** The state of a place: silent, being read, waiting for the person to continue, or failed on this device. */
export type ReadState = 'silent' | 'reading' | 'resting' | 'failed'

type Order = {
  /** Who started the reading; only one place is read at a time. */
  readonly place: object
  readonly pieces: readonly Piece[]
  /** Language of the page, for pieces in a language that the device has no voice for. */
  readonly language: string
  /** Stays open when everything has been read, because more will come. */
  readonly stays?: boolean
  /**
   * Continues while the page is hidden, if the device allows it. If the device silences the voice then, the reading pauses
   * and has not failed.
   */
  readonly inBackground?: boolean
  /** Called when a piece begins. */
  readonly onPiece?: (piece: Piece) => void
}

/** Time limits for a voice to begin and to end a piece, in milliseconds. A piece has at most 200 characters. */
const patience = { begin: 10_000, end: 60_000 }

const highlight = 'read-aloud'

let order: Order | null = null
let state: ReadState = 'silent'
let left: readonly Piece[] = []
/** The current piece; after a pause, the one that is read again. */
let now: Piece | undefined
/** Increased when the current piece changes, so that late events of an earlier one are ignored. */
let turn = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** A reference, without which some browsers collect the utterance before its end event. */
let saying: SpeechSynthesisUtterance | null = null
let watching: AbortController | null = null
let unhear: (() => void) | null = null

const listeners = new Set<() => void>()

export function hearOfReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const stateAt = (place: object): ReadState => (order?.place === place ? state : 'silent')

/** Reads aloud and stops any other reading. Call it only after a press: nothing is read without one. */
export function read(wanted: Order): void {
  hush()
  order = wanted
  left = wanted.pieces
  watch()
  goOn()
}

/** Continues after a pause: with the next step, or with the interrupted piece from its beginning. */
export function goOn(): void {
  become('reading')
  sayNext()
}

/** Pauses at the current piece. `speechSynthesis.pause` is not used: on phones it ends the utterance. */
export function rest(): void {
  if (state !== 'reading' || now === undefined) return
  left = [now, ...left]
  silence()
  become('resting')
}

export function stop(): void {
  hush()
  order = null
  become('silent')
}

/** To be called when the place is removed from the page. */
export function leave(place: object): void {
  if (order?.place === place) stop()
}

function fail(): void {
  if (order?.inBackground && document.hidden) {
    rest()
    return
  }
  hush()
  become('failed')
}

function become(next: ReadState): void {
  state = next
  for (const listener of [...listeners]) listener()
}

function hush(): void {
  silence()
  watching?.abort()
  watching = null
  unhear?.()
  mark(null)
}

function silence(): void {
  turn++
  clearTimeout(timer)
  saying = null
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
}

function sayNext(): void {
  const piece = left[0]
  left = left.slice(1)
  now = piece
  if (order === null) return
  if (piece === undefined) {
    mark(null)
    if (!order.stays) stop()
    return
  }
  // Looked up for each piece: the browser would replace a voice that is gone with one of its own choice.
  const voice = voiceFor(voicesHere(), piece.language) ?? voiceFor(voicesHere(), order.language)
  if (voice === null) {
    fail()
    return
  }
  // A place that reads changes as they come has no highlight.
  if (!order.stays) mark(piece.place)
  order.onPiece?.(piece)
  const mine = ++turn
  const ifStill = (act: () => void) => () => {
    if (mine === turn) act()
  }
  const wait = (time: number) => {
    clearTimeout(timer)
    timer = setTimeout(fail, time)
  }
  saying = new SpeechSynthesisUtterance(piece.text)
  saying.voice = voice
  saying.lang = voice.lang
  saying.onstart = ifStill(() => wait(patience.end))
  saying.onerror = ifStill(fail)
  saying.onend = ifStill(() => {
    clearTimeout(timer)
    if (piece.endsStep) become('resting')
    else sayNext()
  })
  wait(patience.begin)
  speechSynthesis.speak(saying)
}

/** Highlights the piece being read on the page (`read-aloud.css`). */
function mark(place: Range | null): void {
  if (!('highlights' in CSS)) return
  if (place === null) CSS.highlights.delete(highlight)
  else CSS.highlights.set(highlight, new Highlight(place))
}

/** Stops the reading on other occasions than its button. Some browsers would continue on the next page. */
function watch(): void {
  watching = new AbortController()
  const { signal } = watching
  unhear = hearOfVoices(() => {
    if (order !== null && voiceFor(voicesHere(), order.language) === null) fail()
  })
  addEventListener('pagehide', stop, { signal })
  document.addEventListener('visibilitychange', changeSight, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
}

/** When the page is visible again: a piece that was requested but is not being said was lost while the page was hidden. */
function changeSight(): void {
  if (!order?.inBackground) {
    if (document.hidden) stop()
    return
  }
  const at = turn
  if (document.hidden || state !== 'reading') return
  setTimeout(() => {
    if (at === turn && !speechSynthesis.speaking) rest()
  }, 1000)
}

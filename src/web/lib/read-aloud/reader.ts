import type { Piece } from './pieces.ts'
import { hearOfVoices, voiceFor, voicesHere } from './voices.ts'

/** How it goes at a place: nothing, aloud, resting until the next is asked for, or the device has failed. */
export type ReadState = 'silent' | 'reading' | 'resting' | 'failed'

type Order = {
  /** Whose reading it is; one place reads at a time. */
  readonly place: object
  readonly pieces: readonly Piece[]
  /** Of the page, for what is in a language that the device has no voice for. */
  readonly language: string
  /** Goes on when there is nothing left to say: more will come. */
  readonly stays?: boolean
  /**
   * Goes on while the page is out of sight, as far as the device lets it. A device that silences the voice then has not
   * failed: it rests at what it was saying.
   */
  readonly inBackground?: boolean
  /** Hears of each piece as it begins. */
  readonly onPiece?: (piece: Piece) => void
}

/** A voice that has not begun by then, or not ended, in ms, will not. At most 200 characters are said at once. */
const patience = { begin: 10_000, end: 60_000 }

const highlight = 'read-aloud'

let order: Order | null = null
let state: ReadState = 'silent'
let left: readonly Piece[] = []
/** What is being said, or was when it came to rest. */
let now: Piece | undefined
/** Counted up whenever another thing is said, or nothing: what is heard of an earlier one comes too late. */
let turn = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Kept, or some browsers forget it before they say that it has ended. */
let saying: SpeechSynthesisUtterance | null = null
let watching: AbortController | null = null
let unhear: (() => void) | null = null

const listeners = new Set<() => void>()

export function hearOfReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const stateAt = (place: object): ReadState => (order?.place === place ? state : 'silent')

/** Reads aloud, in place of whatever is being read. Must follow a press: nothing begins by itself. */
export function read(wanted: Order): void {
  hush()
  order = wanted
  left = wanted.pieces
  watch()
  goOn()
}

/** After a rest: the next step, or what was being said when it was asked to rest, from its beginning. */
export function goOn(): void {
  become('reading')
  sayNext()
}

/**
 * Rests at what is being said. The browser's own pause is not used: on telephones it ends what it should only hold.
 */
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

/** The page has no such place any more. */
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
  // Asked for anew each time: a voice that has gone would be replaced by the browser with one of its own choice.
  const voice = voiceFor(voicesHere(), piece.language) ?? voiceFor(voicesHere(), order.language)
  if (voice === null) {
    fail()
    return
  }
  // What says each thing as it comes shows nothing else.
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

/** Where the voice is, on the page (`read-aloud.css`). */
function mark(place: Range | null): void {
  if (!('highlights' in CSS)) return
  if (place === null) CSS.highlights.delete(highlight)
  else CSS.highlights.set(highlight, new Highlight(place))
}

/** What ends a reading besides its button. Some browsers would read on for the page that comes. */
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

/** What had been asked for and is not being said once the page is in sight again was lost with the sight of it. */
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

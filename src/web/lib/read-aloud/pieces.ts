import { spokenDigits } from '#text/spoken-digits.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that the voice says at once, and its place on the page. */
export type Piece = {
  readonly text: string
  /** Primary subtag of the language in which the page marks it: `sv`. */
  readonly language: string
  readonly place: Range
  /** The last piece of a step, which the person carries out before the next one is read. */
  readonly endsStep: boolean
}

/** Controls, drawings, and texts that are only for a screen reader. */
const unread =
  'button, .button, input, select, textarea, svg, noscript, .no-print, .hidden-text, [data-not-read], [aria-hidden="true"], [role="status"], details:not([open])'

type Block = {
  text: string
  readonly element: Element
  readonly language: string
  readonly place: Range
  readonly step: Element | null
}

/**
 * The pieces that a part of the page is read in, from top to bottom, without folded content.
 * @param digits the words for the digits of phone numbers, from zero to nine
 * @param stepwise whether each entry of a numbered list is a step to carry out before the next
 */
export function piecesOf(region: Element, digits: string, stepwise = false): Piece[] {
  const blocks = blocksOf(region, digits)
  return blocks.flatMap(({ text, language, place, step }, at) => {
    const next = blocks[at + 1]
    const endsStep = stepwise && step !== null && next !== undefined && next.step !== step
    const sentences = sentencesOf(text)
    return sentences.map((sentence, position) => ({
      text: sentence,
      language,
      place,
      endsStep: endsStep && position === sentences.length - 1,
    }))
  })
}

/** Paragraphs, headings, answers: a block begins on a new line or in another language. */
function blocksOf(region: Element, digits: string): Block[] {
  const blocks: Block[] = []
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && !isRead(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) {
    const node = walker.currentNode
    const last = blocks.at(-1)
    if (node.nodeName === 'BR' && last !== undefined) last.text += ' '
    if (!(node instanceof Text) || node.parentElement === null || node.data.trim() === '') {
      // Keeps the space between two words of a block.
      if (node instanceof Text && last !== undefined) last.text += ' '
      continue
    }
    const element = blockOf(node.parentElement)
    const language = languageAt(node.parentElement)
    const text = spokenText(node, node.parentElement, digits)
    if (last !== undefined && last.element === element && last.language === language) {
      last.text += text
      last.place.setEndAfter(node)
      continue
    }
    const place = document.createRange()
    place.selectNode(node)
    blocks.push({ text, element, language, place, step: element.closest('ol > li') })
  }
  return blocks
}

const isRead = (element: Element) => !element.matches(unread) && getComputedStyle(element).display !== 'none'

function blockOf(element: Element): Element {
  const inline = /^(inline|contents)/.test(getComputedStyle(element).display)
  return inline && element.parentElement !== null ? blockOf(element.parentElement) : element
}

const languageAt = (element: Element) =>
  (element.closest('[lang]')?.getAttribute('lang') ?? '').split('-')[0]?.toLowerCase() ?? ''

/** Spells out phone numbers by digit: read as a number, 112 would be one hundred and twelve. */
function spokenText({ data }: Text, parent: Element, digits: string): string {
  return parent.closest('a[href^="tel:"]') === null ? data : spokenDigits(data, digits)
}

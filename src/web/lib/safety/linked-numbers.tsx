import { Fragment } from 'react'
import { helpNumbers, telOf } from './help-numbers.ts'

const numbers: readonly string[] = Object.values(helpNumbers)
/** Where words run from right to left a hard space keeps the parts of a number in order. */
const anyNumber = new RegExp(`\\b(${numbers.join('|').replaceAll(' ', '[ \\u00a0]')})\\b`)
const plain = (part: string) => part.replaceAll('\u00a0', ' ')

/** A sentence in which every help line can be called, and no number is broken over two lines. */
export function LinkedNumbers({ text }: { readonly text: string }) {
  return text.split(anyNumber).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={at}>
      {numbers.includes(plain(part)) ? (
        <a href={telOf(plain(part))} className="one-line">
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ))
}

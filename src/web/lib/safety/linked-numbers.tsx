import { Fragment } from 'react'
import { helpNumbers, telOf } from './help-numbers.ts'

const numbers: readonly string[] = Object.values(helpNumbers)
const anyNumber = new RegExp(`(?<!\\d)(${numbers.join('|')})(?!\\d)`)

/** A sentence in which every help line can be called, and no number is broken over two lines. */
export function LinkedNumbers({ text }: { readonly text: string }) {
  return text.split(anyNumber).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={at}>
      {numbers.includes(part) ? (
        <a href={telOf(part)} className="one-line">
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ))
}

import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Checkbox, CheckboxGroup } from '../checkbox/checkbox.tsx'
import { Textarea } from '../textarea/textarea.tsx'

export type Line = {
  readonly id: string
  /** The text that the line adds when it is chosen. */
  readonly text: string
}

type LineComposerProps = {
  readonly id: string
  readonly legend: string
  readonly hint?: string
  readonly lines: readonly Line[]
  /** Text before and after the chosen lines. */
  readonly opening?: string
  readonly closing?: string
  readonly words: {
    readonly text: string
    readonly textHint: string
    readonly copy: string
    readonly copied: string
    /** Shown when the browser refuses to copy: what to do instead. */
    readonly notCopied: string
  }
  /** Other ways to use the text, beside the copy button. */
  readonly more?: (text: string) => ReactNode
  /** Called when a line is chosen, before its text is written. */
  readonly onChoose?: (line: string) => void
}

/** Composes a text from chosen lines, which can be edited and copied. Nothing is stored and nothing is sent. */
export function LineComposer(props: LineComposerProps) {
  const { id, legend, hint, lines, opening, closing, words, more, onChoose } = props
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [own, setOwn] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const written = [
    ...(opening === undefined ? [] : [opening]),
    ...lines.filter((line) => chosen.includes(line.id)).map(({ text }) => text),
    ...(closing === undefined ? [] : [closing]),
  ].join('\n')
  const text = own ?? written

  function choose(line: string) {
    setOwn(null)
    setTold('')
    if (chosen.includes(line)) return setChosen(chosen.filter((other) => other !== line))
    onChoose?.(line)
    setChosen([...chosen, line])
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setTold(words.copied)
    } catch {
      document.querySelector<HTMLTextAreaElement>(`#${id}-text`)?.select()
      setTold(words.notCopied)
    }
  }

  return (
    <div className="flow">
      <CheckboxGroup id={id} legend={legend} {...(hint === undefined ? {} : { hint })}>
        {lines.map((line) => (
          <Checkbox
            key={line.id}
            id={`${id}-${line.id}`}
            label={line.text}
            checked={chosen.includes(line.id)}
            onChange={() => choose(line.id)}
          />
        ))}
      </CheckboxGroup>
      {chosen.length > 0 && (
        <>
          <Textarea
            id={`${id}-text`}
            label={words.text}
            hint={words.textHint}
            rows={Math.min(12, text.split('\n').length + 4)}
            value={text}
            onChange={(event) => {
              setOwn(event.target.value)
              setTold('')
            }}
          />
          <p className="actions no-print">
            <Button onClick={copy}>{words.copy}</Button>
            {more?.(text)}
          </p>
        </>
      )}
      <p role="status" className={told === '' ? 'hidden-text' : 'small'}>
        {told}
      </p>
    </div>
  )
}

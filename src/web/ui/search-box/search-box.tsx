import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FieldLabel } from '../text-field/text-field.tsx'

export type SearchGroup = {
  readonly id: string
  readonly title: string
  readonly options: readonly SearchOption[]
}

export type SearchOption = {
  /** Unique among the options. */
  readonly id: string
  readonly title: string
  /** Distinguishes it from options of the same title. */
  readonly note?: string
}

type SearchBoxProps = {
  readonly id: string
  readonly label: string
  /** Below the field: instructions. */
  readonly hint: string
  readonly value: string
  readonly maxLength: number
  readonly onType: (typed: string) => void
  readonly groups: readonly SearchGroup[]
  /** The number of options; a screen reader announces a change. */
  readonly status: string
  /** The typed text has not been searched for yet: Enter then chooses the first option when the search is done. */
  readonly waiting: boolean
  /** Focuses the field when it appears. */
  readonly takesFocus?: boolean
  readonly onChoose: (optionId: string) => void
}

/**
 * A field with its options below: the combobox with a list box of the ARIA Authoring Practices. The focus stays in the
 * field; arrow keys move the mark in the list; Enter chooses the marked option, or the first where none is marked.
 */
export function SearchBox(props: SearchBoxProps) {
  const { id, label, hint, value, maxLength, onType, groups, status, waiting, onChoose } = props
  const { takesFocus = false } = props
  const field = useRef<HTMLInputElement>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const [entered, setEntered] = useState(false)
  const options = groups.flatMap((group) => group.options)
  const at = options.findIndex((option) => option.id === marked)
  const placeOf = (optionId: string) => `${id}-${optionId}`

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (marked !== null) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, marked])

  const first = options[0]?.id
  useEffect(() => {
    if (!entered || waiting) return
    setEntered(false)
    if (first !== undefined) onChoose(first)
  }, [entered, waiting, first, onChoose])

  const walk = (step: 1 | -1) => {
    const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length
    setMarked(options[next]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = options[at]
      if (chosen === undefined) setEntered(true)
      else onChoose(chosen.id)
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <div className="field">
      <FieldLabel id={id} label={label} />
      <span id={`${id}-hint`} className="field-hint">
        {hint}
      </span>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className="field-control"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : placeOf(options[at]?.id ?? '')}
        aria-describedby={`${id}-hint`}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          setMarked(null)
          setEntered(false)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="quiet small">
        {status}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} className="search-list">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options stand in groups of a listbox, where a fieldset has no place
          <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
            <div id={`${id}-group-${group.id}`} className="search-group" role="presentation">
              {group.title}
            </div>
            {group.options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus
              <div
                key={option.id}
                id={placeOf(option.id)}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === marked}
                className="search-option"
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option.id)}
              >
                <span>{option.title}</span>
                {option.note !== undefined && <span className="quiet small">{option.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

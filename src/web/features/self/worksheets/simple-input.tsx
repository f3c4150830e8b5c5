import { type Answers, longestText } from '#core/worksheets/worksheet.ts'
import type { SimpleField } from '#web/lib/content/worksheet-schema.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { RatingRow } from '#web/ui/rating-row/rating-row.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { NumberInput } from './number-input.tsx'
import { stepsOf, without } from './simple-field.ts'

type SimpleInputProps = {
  readonly id: string
  readonly field: SimpleField
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** A field with one answer. An emptied field is removed from the answers. */
export function SimpleInput({ id, field, answers, onChange }: SimpleInputProps) {
  const name = field.id
  const { label, hint } = field
  switch (field.kind) {
    case 'text': {
      const value = answers.texts[name] ?? ''
      const write = (text: string) =>
        onChange({
          ...answers,
          texts: text === '' ? without(answers.texts, name) : { ...answers.texts, [name]: text },
        })
      // A text area for short texts too, because they may need two lines and should be fully visible.
      return (
        <Textarea
          {...{ id, label, hint, value }}
          rows={field.long ? 4 : 1}
          maxLength={longestText}
          onChange={(event) => write(event.target.value)}
        />
      )
    }
    case 'time':
    case 'date': {
      const choose = (chosen: string) =>
        onChange({
          ...answers,
          choices: chosen === '' ? without(answers.choices, name) : { ...answers.choices, [name]: chosen },
        })
      return (
        <TextField
          {...{ id, label, hint }}
          type={field.kind}
          width="medium"
          value={answers.choices[name] ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      )
    }
    case 'number':
      return (
        <NumberInput
          {...{ id, field }}
          value={answers.figures[name]}
          onChange={(figure) =>
            onChange({
              ...answers,
              figures:
                figure === undefined
                  ? without(answers.figures, name)
                  : { ...answers.figures, [name]: figure },
            })
          }
        />
      )
    case 'scale':
      return (
        <RatingRow
          id={id}
          legend={label}
          steps={stepsOf(field)}
          ends={[field.low, field.high]}
          value={answers.figures[name]}
          onChange={(step) => onChange({ ...answers, figures: { ...answers.figures, [name]: step } })}
        />
      )
    case 'choice': {
      if (!field.many) {
        return (
          <Radios
            {...{ id, hint }}
            name={id}
            legend={label}
            choices={field.options.map((option) => ({ value: option.id, label: option.label }))}
            value={answers.choices[name]}
            onChange={(chosen) => onChange({ ...answers, choices: { ...answers.choices, [name]: chosen } })}
          />
        )
      }
      const chosen = answers.sets[name] ?? []
      const toggle = (option: string) => {
        const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]
        onChange({
          ...answers,
          sets: next.length === 0 ? without(answers.sets, name) : { ...answers.sets, [name]: next },
        })
      }
      return (
        <CheckboxGroup {...{ id, hint }} legend={label}>
          {field.options.map((option) => (
            <Checkbox
              key={option.id}
              id={`${id}-${option.id}`}
              label={option.label}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
          ))}
        </CheckboxGroup>
      )
    }
  }
}

import type { StrengthMoment, StrengthsSheet } from '#core/exercises/exercises.ts'
import { missingInStrengths, namedStrengths } from '#web/lib/exercises/strengths-sheet.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { SheetProps } from './exercise-list.ts'
import { FinishExercise } from './finish-exercise.tsx'

/** Three moments, the strength in each, and one to use tomorrow. */
export function Strengths({ done, onFinish, exercises: { value, change, kept } }: SheetProps) {
  const t = useText('exercises')
  const { moments, chosen, how } = value.strengths
  const named = namedStrengths(moments)
  const missing = missingInStrengths(value.strengths)
  const chosenStrength = named.find(({ position }) => position === chosen)?.strength

  const writeSheet = (part: Partial<StrengthsSheet>) => change({ strengths: { ...value.strengths, ...part } })

  function write(position: number, part: Partial<StrengthMoment>) {
    writeSheet({
      moments: moments.map((moment, at) => (at === position ? { ...moment, ...part } : moment)),
    })
  }

  return (
    <>
      {moments.map((moment, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
        <fieldset key={position} className="flow worksheet-part">
          <legend>{t('strengths.moment', { number: position + 1 })}</legend>
          <TextField
            id={`strengths-what-${position}`}
            label={t('strengths.what')}
            {...(position === 0 ? { hint: t('strengths.what.hint') } : {})}
            maxLength={200}
            value={moment.what}
            onChange={(event) => write(position, { what: event.target.value })}
          />
          <TextField
            id={`strengths-strength-${position}`}
            label={t('strengths.strength')}
            {...(position === 0 ? { hint: t('strengths.strength.hint') } : {})}
            width="medium"
            maxLength={60}
            value={moment.strength}
            onChange={(event) => write(position, { strength: event.target.value })}
          />
        </fieldset>
      ))}
      {named.length > 0 && (
        <Radios
          id="strengths-chosen"
          name="strengths-chosen"
          legend={t('strengths.chosen')}
          value={chosen === null ? undefined : String(chosen)}
          onChange={(value) => writeSheet({ chosen: Number(value) })}
          choices={named.map(({ position, strength }) => ({ value: String(position), label: strength }))}
        />
      )}
      {chosenStrength !== undefined && (
        <TextField
          id="strengths-how"
          label={t('strengths.how')}
          hint={t('strengths.how.hint')}
          maxLength={200}
          value={how}
          onChange={(event) => writeSheet({ how: event.target.value })}
        />
      )}
      {chosenStrength !== undefined && missing === null && (
        <Notice>
          <p>{t('strengths.sentence', { strength: chosenStrength, how: how.trim() })}</p>
        </Notice>
      )}
      <FinishExercise
        done={done}
        kept={kept}
        missing={missing === null ? null : t(`strengths.missing.${missing}`)}
        onFinish={onFinish}
      />
    </>
  )
}

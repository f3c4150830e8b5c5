import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { advanceStore, advances } from './auto-advance.ts'

/** Chooses whether the form advances automatically after an answer. Stored in this browser. */
export function AdvanceChoice() {
  const t = useText('profile')
  const { value } = useStored(advanceStore)
  return (
    <div className="folds question-advance">
      <Fold id="ga-vidare" title={t('question.advance')} level={2} note={t(`question.advance.${value}.note`)}>
        <Radios
          id="nasta-fraga"
          name="nasta-fraga"
          legend={t('question.advance.legend')}
          choices={advances.map((choice) => ({ value: choice, label: t(`question.advance.${choice}`) }))}
          value={value}
          onChange={(choice) => advanceStore.write(choice)}
        />
      </Fold>
    </div>
  )
}

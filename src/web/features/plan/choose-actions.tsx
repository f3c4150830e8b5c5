import { useState } from 'react'
import { type ActionId, actionsOf } from '#core/plan/actions.ts'
import type { AreaId } from '#core/plan/areas.ts'
import { plural } from '#text/messages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary/error-summary.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { usePlanText } from './use-plan-text.ts'

export type AreaGroup = {
  readonly title: string
  readonly areas: readonly AreaId[]
  /** Whether its areas are unfolded from the start. */
  readonly open: boolean
}

type ChooseActionsProps = {
  readonly groups: readonly AreaGroup[]
  readonly tip: string
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
  readonly onNext: () => void
}

/** More actions than this seldom happen (two to three are enough to start with). */
const advised = 3

const noErrors: readonly FieldError[] = []

const boxId = (action: string) => `choose-${action.replace('.', '-')}`

/** All actions by area, to tick. */
export function ChooseActions({ groups, tip, chosen, onChoose, onNext }: ChooseActionsProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const [errors, setErrors] = useState(noErrors)
  const [asked, setAsked] = useState(false)
  const [firstArea] = groups.flatMap(({ areas }) => areas)
  const [firstAction] = firstArea === undefined ? [] : actionsOf(firstArea)

  function choose(action: string, wanted: boolean) {
    setErrors(noErrors)
    onChoose(wanted ? [...chosen, action] : chosen.filter((other) => other !== action))
  }

  function next() {
    if (chosen.length > 0) return onNext()
    const fieldId = firstAction === undefined ? boxId('own') : boxId(firstAction)
    setAsked(true)
    setErrors([{ fieldId, message: t('nothing.text') }])
  }

  const count = chosen.length
  return (
    <div className="flow">
      <ErrorSummary title={t('nothing.title')} errors={errors} />
      <Notice>
        <p>{tip}</p>
      </Notice>
      {groups
        .filter(({ areas }) => areas.length > 0)
        .map(({ title, areas, open }) => (
          <section key={title} className="plan-part flow">
            <h2>{title}</h2>
            <div className="folds">
              {areas.map((area) => (
                <AreaActions
                  key={area}
                  area={area}
                  open={open}
                  asked={asked && area === firstArea}
                  chosen={chosen}
                  onChoose={choose}
                />
              ))}
            </div>
          </section>
        ))}
      <section className="plan-part flow">
        <h2>{t('own.area')}</h2>
        <div className="action-choice">
          <label htmlFor={boxId('own')} className="radio checkbox">
            <input
              id={boxId('own')}
              type="checkbox"
              checked={chosen.includes('own')}
              aria-describedby={`${boxId('own')}-hint`}
              onChange={(event) => choose('own', event.target.checked)}
            />
            <span>{t('own.choice')}</span>
          </label>
          <p id={`${boxId('own')}-hint`} className="small quiet">
            {t('own.choice.hint')}
          </p>
        </div>
      </section>
      <div className="plan-bar no-print">
        <p role="status" className="small">
          {count > 0 && t('selected', { count, plural: plural(count, language === 'sv' ? 'er' : 's') })}
          {count > advised && <span className="own-line">{t('tooMany')}</span>}
        </p>
        <Button onClick={next}>{t('schedule', { count })}</Button>
      </div>
    </div>
  )
}

type AreaActionsProps = {
  readonly area: AreaId
  readonly open: boolean
  /** An error leads here. */
  readonly asked: boolean
  readonly chosen: readonly string[]
  readonly onChoose: (action: string, wanted: boolean) => void
}

/** Its actions are drawn when they are first looked at: all of them at once take a slow phone a while. */
function AreaActions({ area, open, asked, chosen, onChoose }: AreaActionsProps) {
  const t = usePlanText()
  const actions = actionsOf(area)
  const [unfolded, setUnfolded] = useState(open || actions.some((action) => chosen.includes(action)))
  const [seen, setSeen] = useState(unfolded)
  const look = (isOpen: boolean) => {
    setUnfolded(isOpen)
    if (isOpen) setSeen(true)
  }
  return (
    <Fold id={`area-${area}`} title={t(`${area}.title`)} open={unfolded || asked} onOpen={look}>
      {(seen || asked) && (
        <fieldset className="field-group">
          <legend className="hidden-text">{t(`${area}.title`)}</legend>
          {actions.map((action) => (
            <ActionChoice
              key={action}
              action={action}
              chosen={chosen.includes(action)}
              onChoose={(wanted) => onChoose(action, wanted)}
            />
          ))}
        </fieldset>
      )}
    </Fold>
  )
}

type ActionChoiceProps = {
  readonly action: ActionId
  readonly chosen: boolean
  readonly onChoose: (wanted: boolean) => void
}

function ActionChoice({ action, chosen, onChoose }: ActionChoiceProps) {
  const t = usePlanText()
  const id = boxId(action)
  return (
    <div className="action-choice">
      <label htmlFor={id} className="radio checkbox">
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>{t(`${action}.title`)}</span>
      </label>
      <p id={`${id}-hint`} className="small quiet">
        {t(`${action}.why`)} {t(`${action}.how`)}
      </p>
    </div>
  )
}

import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { NotKept } from './not-kept.tsx'
import { longestList, prioritiesStore, stillThere, thingsIn } from './priorities.ts'

/** Write everything down, choose one thing for today, and leave the rest. */
export function Prioritise() {
  const t = useText('techniques')
  const priorities = useStored(prioritiesStore)
  const { list, today } = priorities.value
  const things = thingsIn(list)
  const nothing = things.length
  const chosen = today === null ? undefined : String(today === '' ? nothing : things.indexOf(today))
  const waiting = things.length - (today === null || today === '' ? 0 : 1)
  return (
    <>
      <NotKept kept={priorities.kept} />
      <Textarea
        id="prioritise-list"
        label={t('prioritise.list')}
        hint={t('prioritise.list.hint')}
        maxLength={longestList}
        value={list}
        onChange={({ target }) =>
          priorities.change({ list: target.value, today: stillThere(target.value, today) })
        }
      />
      {things.length > 0 && (
        <Radios
          id="prioritise-today"
          name="prioritise-today"
          legend={t('prioritise.one')}
          value={chosen}
          onChange={(position) => priorities.change({ today: things[Number(position)] ?? '' })}
          choices={[...things, t('prioritise.none')].map((label, position) => ({
            value: String(position),
            label,
          }))}
        />
      )}
      {today !== null && (
        <Notice
          live
          kind="done"
          title={today === '' ? t('prioritise.result.none') : t('prioritise.result.one', { thing: today })}
        >
          {waiting > 0 && <p>{t('prioritise.waits', { count: waiting })}</p>}
        </Notice>
      )}
      <p className="small quiet">{t('prioritise.kept')}</p>
      {list !== '' && (
        <div className="no-print">
          <TwoStepButton
            label={t('prioritise.erase')}
            question={t('prioritise.erase.question')}
            yes={t('techniques.erase.yes')}
            no={t('techniques.erase.no')}
            onConfirm={() => {
              priorities.erase()
              document.getElementById('prioritise-list')?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}

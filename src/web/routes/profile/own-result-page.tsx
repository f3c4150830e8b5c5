import { useState } from 'react'
import type { Form } from '#web/features/self/profile/form.ts'
import { OtherVersion } from '#web/features/self/profile/other-version.tsx'
import { SendingNotice } from '#web/features/self/profile/sending-notice.tsx'
import type { Finished, SendingStatus } from '#web/features/self/profile/submission.ts'
import { type BrowserResult, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { KeepResult, type ResultPlace } from '#web/features/self/results/keep-result.tsx'
import { apartBefore, resultBefore, type TakenResult } from '#web/features/self/results/own-result.ts'
import { ResultView } from '#web/features/self/results/result-view.tsx'
import { SignedOutResult } from '#web/features/self/results/signed-out-result.tsx'
import type { MovingState } from '#web/features/self/results/use-move-results.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { InPageLanguage } from '#web/lib/readings/in-page-language.tsx'
import { ContactBeside } from './contact-beside.tsx'
import { useFirstAction } from './first-action.tsx'

type OwnResultPageProps = {
  readonly form: Form
  readonly finished: Finished
  readonly signedInAs: string | null | undefined
  /** Whether somebody is signed in is being read. */
  readonly knowing: boolean
  /** The account's results that have been read. */
  readonly stored: readonly TakenResult[]
  readonly kept: readonly BrowserResult[]
  readonly moving: MovingState
  readonly removed: boolean
  /** The person is at a shared screen. */
  readonly isShared: boolean
  /** The result was taken since the page was opened, by the person still at this browser. */
  readonly justNow: boolean
  /** The form's own address in the site map. */
  readonly path: string
  readonly returnTo: string
  /** The delivery of the answer to the round; null: the answer is for the person only. */
  readonly sending: SendingStatus | null
  readonly onSave: () => void
  readonly onRemove: () => void
}

/** The last step of the form: the new result, compared with the one before. */
export function OwnResultPage(props: OwnResultPageProps) {
  const { finished, signedInAs, kept } = props
  const { language } = useLanguage()
  const [fetched, setFetched] = useState<Form>()
  const firstAction = useFirstAction(finished.result)
  const { instrument, version } = finished.result
  const form = [props.form, fetched].find((one) => one?.version === version && one.language === language)
  if (finished.owner !== null) {
    if (props.knowing) return null
    // Undefined offline, where nobody can be asked. A session that ended a moment ago hides nothing from the person who just answered.
    const somebodyElse = signedInAs !== undefined && signedInAs !== finished.owner
    if (somebodyElse && !(props.justNow && signedInAs === null)) {
      return <SignedOutResult returnTo={props.returnTo} />
    }
  }
  if (form === undefined) {
    return <OtherVersion instrument={instrument} version={version} onForm={setFetched} />
  }
  const others = [...resultsShownTo(kept, signedInAs ?? finished.owner), ...props.stored]
  const earlier = resultBefore(finished, others)
  return (
    <ResultView
      form={form}
      taken={finished}
      earlier={earlier}
      apart={apartBefore(finished, others)}
      again={props.path}
      firstAction={props.isShared ? null : firstAction && <InPageLanguage>{firstAction}</InPageLanguage>}
      contact={<ContactBeside personId={signedInAs} form={form} taken={finished} earlier={earlier} />}
      notice={
        props.sending !== null && (
          <SendingNotice status={props.sending} round={finished.round} returnTo={props.returnTo} />
        )
      }
    >
      <KeepResult
        again={props.path}
        place={props.isShared ? 'shared' : props.removed ? 'removed' : placeOf(finished, kept, props.moving)}
        onSave={props.onSave}
        onRemove={props.onRemove}
      />
    </ResultView>
  )
}

function placeOf(finished: Finished, kept: readonly BrowserResult[], moving: MovingState): ResultPlace {
  const here = kept.find(({ id }) => id === finished.id)
  if (here === undefined) return finished.roundId === null ? 'account' : 'quiet'
  if (!here.move) return moving === 'refused' ? 'failed' : 'browser'
  return moving === 'waiting' || moving === 'closed' ? moving : 'saving'
}

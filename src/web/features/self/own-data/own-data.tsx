import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { AccountExport } from '#contract/self/account-export.ts'
import type { FhirBundle } from '#contract/self/fhir.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { proving } from '#web/lib/proof/proving.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { useErasure } from './use-erasure.ts'

const loadExport = () => import('./shown-export.tsx')

type OwnDataProps = {
  /** Null: nobody is signed in, or no longer. */
  readonly email: string | null
  /** Shown when the session has ended without an erasure on this page. */
  readonly ended: ReactNode
  /** Called when the account is gone, so that its data in this browser are deleted too. */
  readonly onErased: () => void
}

/** Exports all data of the account as a file, and erases the account after one confirmation that says what stays. */
export function OwnData({ email, ended, onErased }: OwnDataProps) {
  const t = useText('settings')
  const { erased, ...erasure } = useErasure(onErased)
  const [kept, setKept] = useState<AccountExport | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setKept(null)
    opener.current?.focus()
  }
  const shown = useLazyModule(kept !== null, loadExport)
  useEffect(() => {
    if (erased) document.getElementById('raderat')?.focus()
  }, [erased])
  if (erased) {
    return (
      <div id="raderat" tabIndex={-1}>
        <Notice live kind="done" title={t('erase.done.title')}>
          <p>{t('erase.done.text')}</p>
        </Notice>
      </div>
    )
  }
  if (email === null) return ended
  return (
    <>
      <section className="section-part flow no-print" id="mina-uppgifter">
        <h2>{t('data.title')}</h2>
        <p>{t('data.text')}</p>
        <Export onShow={setKept} opener={opener} />
        <Erase email={email} {...erasure} />
      </section>
      {kept !== null && shown && <shown.ShownExport kept={kept} onClose={close} />}
    </>
  )
}

type ExportProps = {
  readonly onShow: (kept: AccountExport) => void
  readonly opener: RefObject<HTMLButtonElement | null>
}

/** The data are read before they are shown, because the server sends them only after a step-up. */
function Export({ onShow, opener }: ExportProps) {
  const t = useText('settings')
  const tExport = useText('accountExport')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  const { language } = useLanguage()

  async function read<Read>(fetching: () => Promise<Read>, use: (read: Read) => void) {
    setBusy(true)
    setProblem(null)
    try {
      use(await proving(fetching))
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  const readAll = () => callApi('exportMe')
  const save = (kept: AccountExport) =>
    saveFile(t('data.file'), 'application/json', JSON.stringify(kept, null, 2))
  const readFhir = () => callApi('exportMyFhir', { query: { lang: language } })
  const saveFhir = (bundle: FhirBundle) =>
    saveFile(t('data.fhir.file'), 'application/fhir+json', JSON.stringify(bundle, null, 2))

  return (
    <>
      <Failure error={problem} />
      <p className="actions">
        <Button ref={opener} kind="quiet" busy={busy} onClick={() => void read(readAll, onShow)}>
          {tExport('show')}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => void read(readAll, save)}>
          {t('data.export')}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => void read(readFhir, saveFhir)}>
          {t('data.fhir')}
        </Button>
      </p>
      <p className="small quiet">{t('data.fhir.text')}</p>
    </>
  )
}

type EraseProps = Omit<ReturnType<typeof useErasure>, 'erased'> & { readonly email: string }

function Erase({ email, erasing, problem, erase }: EraseProps) {
  const t = useText('settings')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <h3>{t('erase.title')}</h3>
      <p>{t('erase.text')}</p>
      {!asked && (
        <p>
          <Button kind="quiet" aria-expanded={false} onClick={() => setAsked(true)}>
            {t('erase.button')}
          </Button>
        </p>
      )}
      {asked && (
        <Notice live title={t('erase.ask', { email })}>
          <ul>
            <li>{t('erase.goes')}</li>
            <li>{t('erase.stays')}</li>
            <li>{t('erase.list')}</li>
          </ul>
          <Failure error={problem} />
          <p className="actions">
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {t('erase.no')}
            </Button>
            <Button kind="plain" busy={erasing} onClick={() => void erase()}>
              {t('erase.yes')}
            </Button>
          </p>
        </Notice>
      )}
    </>
  )
}

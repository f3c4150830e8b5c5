import { type Failure, type Finding, isFailure } from '@andrum/record-log/log/findings.ts'
import { listCode } from '@andrum/record-log/log/list-code.ts'
import type { ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { removeProof } from './stored-proofs.ts'

const sentences = {
  'file-unreadable': 'finding.unreadable',
  'log-other-key': 'finding.other-key',
  'log-signature': 'finding.signature',
  'log-inconsistent': 'finding.rewritten',
  'log-forked': 'finding.rewritten',
  'log-cut-short': 'finding.cut-short',
  'log-left-out': 'finding.cut-short',
  'list-of-other-size': 'finding.size',
  'list-replaced': 'finding.replaced',
  'opening-replaced': 'finding.reopened',
  'not-on-list': 'finding.not-on-list',
  'witness-signature': 'finding.witness',
  'witness-from-the-future': 'finding.witness',
  'witness-backwards': 'finding.witness',
  'witness-before-record': 'finding.backdated',
  'record-from-the-future': 'finding.future',
  'record-backdated': 'finding.backdated',
} as const satisfies Partial<Record<Failure, string>>

const doubts = {
  'log-key-believed': 'doubt.key',
  'witness-key-believed': 'doubt.witness-key',
  'witness-none': 'doubt.no-witness',
  'logs-not-compared': 'doubt.not-compared',
  'opening-not-witnessed-in-time': 'doubt.late-witness',
} as const

type ProofResultProps = {
  readonly proof: ListProofFile
  readonly findings: readonly Finding[]
  readonly owner: string | null
  readonly kept: boolean
  readonly onRemoved: () => void
}

/** The outcome of the verification, and what can be done with the proof. */
export function ProofResult({ proof, findings, owner, kept, onRemoved }: ProofResultProps) {
  const t = useText('listProof')
  const wrong = findings.filter(isFailure)
  if (wrong.length > 0) return <Wrong findings={wrong} />
  return (
    <>
      <Right proof={proof} />
      <Doubts proof={proof} findings={findings} />
      <p>{t(kept ? 'kept.text' : 'kept.not')}</p>
      <p className="actions">
        <Button
          kind="quiet"
          onClick={() =>
            saveFile(`andrum-${proof.round.slice(0, 8)}.json`, 'application/json', JSON.stringify(proof))
          }
        >
          {t('download')}
        </Button>
        <PageLink to="/kontrollera">{t('download.page')}</PageLink>
        {kept && (
          <TwoStepButton
            kind="quiet"
            label={t('remove')}
            question={t('remove.question')}
            yes={t('remove.yes')}
            no={t('remove.no')}
            onConfirm={() => {
              removeProof(owner, proof.round)
              onRemoved()
            }}
          />
        )}
      </p>
    </>
  )
}

function Right({ proof }: Pick<ProofResultProps, 'proof'>) {
  const t = useText('listProof')
  const { language } = useLanguage()
  const { openedAt, list } = proof.locked.record
  const count = list.size
  const place = formatNumber(proof.listed.index + 1, language)
  return (
    <Notice live kind="done" title={t('right.title')}>
      <p>
        {t('right.text', {
          date: formatDate(new Date(openedAt), language),
          count: count === 1 ? count : formatNumber(count, language),
        })}
      </p>
      <p>{t('right.limits')}</p>
      <p>{t('right.place', { place })}</p>
      <p className="small">{t('right.code', { code: listCode(list.root) })}</p>
    </Notice>
  )
}

function Wrong({ findings }: Pick<ProofResultProps, 'findings'>) {
  const t = useText('listProof')
  const said = findings.map(({ code }) =>
    t(code in sentences ? sentences[code as keyof typeof sentences] : 'finding.record'),
  )
  return (
    <Notice live kind="help" title={t('wrong.title')}>
      <ul>
        {[...new Set(said)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{t('wrong.text')}</p>
    </Notice>
  )
}

function Doubts({ proof, findings }: Pick<ProofResultProps, 'proof' | 'findings'>) {
  const t = useText('listProof')
  const said = findings.flatMap(({ code, key }) =>
    code in doubts
      ? [
          t(doubts[code as keyof typeof doubts], {
            key: code === 'log-key-believed' ? proof.logKey : (key ?? ''),
          }),
        ]
      : [],
  )
  if (said.length === 0) return null
  return (
    <details className="figure-table">
      <summary>{t('doubts.title')}</summary>
      <ul>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}

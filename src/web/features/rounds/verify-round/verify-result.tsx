import { type Finding, isFailure, verdictOf } from '@andrum/record-log/log/findings.ts'
import { listCode } from '@andrum/record-log/log/list-code.ts'
import { useEffect, useId, useRef } from 'react'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { checksOf, proofChecksOf } from './checks.ts'
import type { Verified } from './verify-file.ts'

type VerifyResultProps = {
  readonly verified: Verified
  /** The number of the file, if two were verified: the second is read after the first. */
  readonly place: number
  readonly count: number
}

/** Each check as a line: its status in words, its meaning, and what it does not show. */
export function VerifyResult({ verified, place, count }: VerifyResultProps) {
  const t = useText('verifyRound')
  const { language } = useLanguage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result is read from its beginning
  useEffect(() => {
    if (place === 0) heading.current?.focus()
  }, [verified])
  const { kind, findings, roundName, names, list, fileName } = verified
  const checks = kind === 'list-proof' ? proofChecksOf(findings) : checksOf(findings)
  const verdict = verdictOf(findings)
  const unreadable = findings.find(({ code }) => code === 'file-unreadable')

  const sentence = (finding: Finding) => {
    const { part, unit, key, at } = finding
    return t(keyOf(finding), {
      part: t(`part.${part ?? 'some'}`),
      unit: unit === undefined ? t('unit.unknown') : (names.get(unit) ?? unit),
      key: key ?? '',
      at: at ?? '',
    })
  }

  return (
    <section className="flow" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {count === 1 ? t('result.title') : t('result.titleOf', { file: fileName })}
      </h3>
      {unreadable !== undefined ? (
        <p className="verify-summary">{sentence(unreadable)}</p>
      ) : (
        <>
          <p className="verify-summary">
            {t(summaries[verdict], {
              count: verdict === 'wrong' ? findings.filter(isFailure).length : findings.length,
            })}
          </p>
          <p className="small quiet">
            {t(kind === 'list-proof' ? 'result.ofInvitation' : 'result.of', { name: roundName })}{' '}
            {t('result.names')}
            {list !== null && (
              <>
                {' '}
                {t('result.list', {
                  count: formatNumber(list.size, language),
                  code: listCode(list.root),
                })}
              </>
            )}
          </p>
          <ul className="verify-checks">
            {checks.map(({ id: check, status, findings: found }) => (
              <li key={check} className={`verify-check verify-${status}`}>
                <h4>{t(`check.${check}`)}</h4>
                <p className="verify-status">
                  <StatusMark status={status} /> {t(`status.${status}`)}
                </p>
                {found.length > 0 && (
                  <ul>
                    {[...new Set(found.map(sentence))].map((words) => (
                      <li key={words}>{words}</li>
                    ))}
                  </ul>
                )}
                <p className="small">
                  <span className="quiet">{t(status === 'right' ? 'result.means' : 'result.should')}</span>{' '}
                  {t(`check.${check}.means`)}
                </p>
                <p className="small">
                  <span className="quiet">{t('result.limits')}</span> {t(`check.${check}.limits`)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const summaries = {
  holds: 'result.right',
  'not-proven': 'result.doubt',
  wrong: 'result.wrong',
} as const

/** The text key of a finding; some codes have two texts. */
function keyOf({ code, unit, asked }: Finding) {
  if (code === 'group-too-small' && unit === undefined) return 'finding.limit-too-small'
  if (code === 'witness-none' && asked === true) return 'finding.witness-asked'
  return `finding.${code}` as const
}

const marks = {
  right: 'M4 12.5l5 5L20 6.5',
  doubt: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.3v.1',
  wrong: 'M6 6l12 12M18 6L6 18',
} as const

/** Decorative: beside a word that says the same. */
function StatusMark({ status }: { readonly status: keyof typeof marks }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[status]} />
    </svg>
  )
}

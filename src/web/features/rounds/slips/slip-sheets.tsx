import type { ReactNode } from 'react'
import type { SlipsMade } from '#contract/rounds/slips.ts'
import { type Language, languages, rowOf } from '#core/languages.ts'
import { QrCode } from '#web/lib/qr-code.tsx'
import { useText } from '#web/lib/use-text.ts'

type Slip = SlipsMade['slips'][number]
type Words = SlipsMade['words']

/** Slips on one sheet of A4. */
const onASheet = 3

/** All slips for printing: three on a sheet of A4, each unit on sheets of its own. */
export function SlipSheets({ units }: { readonly units: readonly SlipsMade[] }) {
  return (
    <div className="slip-sheets">
      {units.flatMap((unit) =>
        inSheets(unit.slips).map((slips) => (
          <ul className="slip-sheet" key={slips[0]?.code}>
            {slips.map((slip) => (
              <li className="slip" key={slip.code}>
                <SlipOf slip={slip} unit={unit.unit} words={unit.words} />
              </li>
            ))}
          </ul>
        )),
      )}
    </div>
  )
}

const inSheets = (slips: readonly Slip[]): readonly (readonly Slip[])[] =>
  Array.from({ length: Math.ceil(slips.length / onASheet) }, (_, sheet) =>
    slips.slice(sheet * onASheet, (sheet + 1) * onASheet),
  )

type SlipOfProps = { readonly slip: Slip; readonly unit: string; readonly words: Words }

/** Three panels: the name, which stays outside; the code; and the explanation, which is folded over the code. */
function SlipOf({ slip, unit, words }: SlipOfProps) {
  const t = useText('slips')
  const { name, employeeId, code, address } = slip
  return (
    <>
      <div className="slip-panel">
        <p className="slip-name">{name}</p>
        <p>
          {unit}
          <br />
          {t('slip.number', { number: employeeId })}
        </p>
        <InEach words={words} show={({ printed, sealed }) => `${printed} ${sealed}`} />
      </div>
      <div className="slip-panel">
        <QrCode text={address} label={t('slip.qr')} />
        <InEach
          words={words}
          show={({ scan, page }) => (
            <>
              {scan} <strong dir="ltr">{page}</strong>
            </>
          )}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by our server */}
        <div className="slip-small" dangerouslySetInnerHTML={{ __html: t('languages') }} />
        <p className="slip-code">{code}</p>
        <InEach words={words} show={({ until }) => until} />
      </div>
      <div className="slip-panel">
        {languages.map((language) => (
          <div key={language} lang={language} dir={rowOf(language).direction} className="slip-words">
            <p>{words[language].what}</p>
            <p>{words[language].seen}</p>
            <p>{words[language].voluntary}</p>
          </div>
        ))}
      </div>
    </>
  )
}

type InEachProps = {
  readonly words: Words
  readonly show: (words: Words[Language]) => ReactNode
}

/** The same line in each language, because a recipient may read any of them. */
function InEach({ words, show }: InEachProps) {
  return languages.map((language) => (
    <p key={language} lang={language} dir={rowOf(language).direction} className="slip-small">
      {show(words[language])}
    </p>
  ))
}

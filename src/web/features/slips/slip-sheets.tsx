import type { SlipsMade } from '#contract/slips.ts'
import { QrCode } from '#web/lib/qr-code.tsx'
import { useText } from '#web/lib/use-text.ts'

type Slip = SlipsMade['slips'][number]
type Words = SlipsMade['words']

/** Slips on one sheet of A4. */
const onASheet = 3

/** All slips as they are printed: three on a sheet of A4, each unit on sheets of its own. */
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

/** Three panels: the name, which stays outside; the code; what it is about, which is folded over the code. */
function SlipOf({ slip, unit, words: { sv, en } }: SlipOfProps) {
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
        <p lang="sv" className="slip-small">
          {sv.printed} {sv.sealed}
        </p>
        <p lang="en" className="slip-small">
          {en.printed} {en.sealed}
        </p>
      </div>
      <div className="slip-panel">
        <QrCode text={address} label={t('slip.qr')} />
        <p lang="sv" className="slip-small">
          {sv.scan} <strong>{sv.page}</strong>
        </p>
        <p lang="en" className="slip-small">
          {en.scan} <strong>{en.page}</strong>
        </p>
        <p className="slip-code">{code}</p>
        <p lang="sv" className="slip-small">
          {sv.until}
        </p>
        <p lang="en" className="slip-small">
          {en.until}
        </p>
      </div>
      <div className="slip-panel">
        {(
          [
            ['sv', sv],
            ['en', en],
          ] as const
        ).map(([language, words]) => (
          <div key={language} lang={language} className="slip-words">
            <p>{words.what}</p>
            <p>{words.seen}</p>
            <p>{words.voluntary}</p>
          </div>
        ))}
      </div>
    </>
  )
}

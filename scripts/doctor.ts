/**
 * `npx andrum doctor`: examines an installation, before its first start and while Andrum runs. Prints a line for each thing that is well,
 * needs a look or is wrong, with what to do. It changes nothing. Ends with 1 when anything is wrong.
 */
import { examineInstallation, firstStart } from './doctor/examine-installation.ts'
import { type Finding, inWords } from './doctor/findings.ts'
import { refuseArguments, runScript } from './start/run-script.ts'

await runScript(async () => {
  refuseArguments('doctor')
  const findings: Finding[] = []
  const isNew = await examineInstallation(process.env, (...some) => {
    findings.push(...some)
    for (const one of some) console.log(inWords(one))
  })
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  const next = isNew ? ` The next step. ${firstStart}` : ''
  console.log(
    wrong === 0 ? `\nNothing is wrong.${next}` : `\nWrong: ${wrong}. Put that right, and ask again.`,
  )
  process.exitCode = wrong === 0 ? 0 : 1
})

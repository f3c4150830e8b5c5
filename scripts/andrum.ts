/** `andrum COMMAND …`: every command of an operator. Without a right one, or with `--help`, what there is, one line each. */
import { helpText, isCommand } from '#server/platform/program/operator-commands.ts'

// A union takes these two alone, with their package.
const inRecordLog = ['verify-round', 'witness']

const [, , command = '--help', ...rest] = process.argv

if (isCommand(command)) {
  // A command reads what stands after its own name.
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import(inRecordLog.includes(command) ? `@andrum/record-log/cli/${command}.ts` : `./${command}.ts`)
} else if (['--help', '-h', 'help'].includes(command)) {
  console.log(helpText)
} else {
  console.error(`There is no command ${command}.\n\n${helpText}`)
  process.exitCode = 2
}

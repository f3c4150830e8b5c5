/** `andrum COMMAND …`: every command of an operator. Without a valid command, or with `--help`, lists them, one a line. */
import { helpText, isCommand } from '#server/platform/program/operator-commands.ts'

// Only these two belong to the record log's own package, which a union may run alone.
const inRecordLog = ['verify-round', 'witness']

const [, , command = '--help', ...rest] = process.argv

if (isCommand(command)) {
  // A command reads the arguments after its own name.
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import(inRecordLog.includes(command) ? `@andrum/record-log/cli/${command}.ts` : `./${command}.ts`)
} else if (['--help', '-h', 'help'].includes(command)) {
  console.log(helpText)
} else {
  console.error(`There is no command ${command}.\n\n${helpText}`)
  process.exitCode = 2
}

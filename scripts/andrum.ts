/** `andrum COMMAND …`: every command of an operator. Without a right one, or with `--help`, what there is, one line each. */
import { helpText, isCommand } from '#server/program/operator-commands.ts'

const [, , command = '--help', ...rest] = process.argv

if (isCommand(command)) {
  // A command reads what stands after its own name.
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import(`./${command}.ts`)
} else if (['--help', '-h', 'help'].includes(command)) {
  console.log(helpText)
} else {
  console.error(`There is no command ${command}.\n\n${helpText}`)
  process.exitCode = 2
}

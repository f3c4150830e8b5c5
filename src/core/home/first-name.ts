/** The first name to greet a person by, from "Anna Ek" or "Ek, Anna"; null where there is none. */
export function firstName(name: string): string | null {
  const [before = '', after] = name.split(',')
  return (after?.trim() || before).trim().split(/\s+/u)[0] || null
}

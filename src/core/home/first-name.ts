/** The name to greet somebody by, of "Anna Ek" and "Ek, Anna" alike; null where there is none. */
export function firstName(name: string): string | null {
  const [before = '', after] = name.split(',')
  return (after?.trim() || before).trim().split(/\s+/u)[0] || null
}

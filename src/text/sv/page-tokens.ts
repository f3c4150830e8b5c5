/** Who holds the talks, as named in the operator's file; the server fills it into /about-us at start. */
export const psychologists = {
  psychologist: 'Legitimerad psykolog',
  psychotherapist: 'Legitimerad psykoterapeut',
  both: 'Legitimerad psykolog och legitimerad psykoterapeut',
  languages: 'Talar {languages}.',
  none: 'Här står inga namn ännu. Fråga oss innan du bokar vem du skulle få träffa, så svarar vi med namn och yrkestitel.',
  ask: 'Skriv till oss',
} as const

/** A sentence for pages where the operator keeps the database's log for some hours; the server fills it in at start, after a space. */
export const recovery = {
  afterwards: 'och i upp till {hours} {hours|timme|timmar} därefter',
  kept: 'För att kunna återställa databasen till en viss tidpunkt sparar vi också kopior av den och av dess logg. De tas bort senast efter {hours} {hours|timme|timmar}. I loggen kan en tekniker med full behörighet räkna fram enskilda svar, och därför sparas den inte längre än så.',
} as const

/** Who holds the talks, as named in the operator's file; the server fills it into /about-us at start. */
export const psychologists = {
  psychologist: 'Legitimerad psykolog',
  psychotherapist: 'Legitimerad psykoterapeut',
  both: 'Legitimerad psykolog och legitimerad psykoterapeut',
  languages: 'Talar {languages}.',
  none: 'Här står inga namn ännu. Fråga oss innan du bokar vem du skulle få träffa, så svarar vi med namn och yrkestitel.',
  ask: 'Skriv till oss',
} as const

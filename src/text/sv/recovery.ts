/** A sentence for pages where the operator keeps the database's log for some hours; the server fills it in at start, after a space. */
export const recovery = {
  afterwards: 'och i upp till {hours} {hours|timme|timmar} därefter',
  kept: 'För att kunna återställa databasen till en viss tidpunkt sparar vi också kopior av den och av dess logg. De tas bort senast efter {hours} {hours|timme|timmar}. I loggen kan en tekniker med full behörighet räkna fram enskilda svar, och därför sparas den inte längre än så.',
} as const

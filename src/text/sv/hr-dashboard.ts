export const hrDashboard = {
  title: 'Översikt',
  description:
    'Hur mår organisationen, vilka orsaker får högst siffror och går det åt rätt håll? Översikten visar grupper, aldrig enskilda personer.',
  lead: 'Översikten visar hur olika grupper mår och hur det utvecklas, men aldrig enskilda personer. Varje siffra räknas en gång, när mätningen har stängt.',
} as const

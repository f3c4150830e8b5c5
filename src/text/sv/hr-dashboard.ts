export const hrDashboard = {
  title: 'HR-översikt',
  description:
    'Hur mår organisationen, var tynger det mest och går det åt rätt håll? Översikten visar grupper, aldrig enskilda.',
  lead: 'Grupper och utveckling, aldrig enskilda. Varje siffra är räknad en gång, när mätningen stängde.',
  'nav.label': 'Om organisationen',
  'nav.overview': 'Översikt',
  'nav.rounds': 'Mätningar',
  'nav.members': 'Personer och enheter',
  'nav.requests': 'Stödförfrågningar',
} as const

/** How to choose this language, in the language itself: in an invitation, on a slip and on pages. */
export const invitation = {
  'slip.line': 'Voit valita suomen kielen ensimmäisellä sivulla.',
  choose: 'Lue suomeksi',
  note: 'Tämä sivu on käännetty ruotsista. Jos jokin on epäselvää, ruotsinkielinen teksti ratkaisee. Osa teksteistä on englanniksi.',
  english: 'Lue englanniksi',
} as const

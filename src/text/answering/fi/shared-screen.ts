import type { sharedScreen as sv } from '../../sv/shared-screen.ts'

/** A shared screen, at which several people answer one after the other (`/svara?delad`). */
export const sharedScreen = {
  label: 'Jaettu näyttö',
  'start.text':
    'Tässä vastaa useampi ihminen, yksi kerrallaan. Näyttö tyhjennetään, kun olet valmis tai kun kukaan ei ole koskenut siihen puoleen minuuttiin.',
  'start.end': 'Lopeta näytön jakaminen',
  'going.text': 'Tyhjennä näyttö, kun olet valmis, jotta seuraava ei näe vastauksiasi tai tulostasi.',
  'going.clear': 'Tyhjennä näyttö',
  'idle.title': 'Oletko vielä siinä?',
  'idle.text':
    'Kukaan ei ole koskenut näyttöön puoleen minuuttiin. Se tyhjennetään {count} {count|sekunnin|sekunnin} kuluttua. Vastaukset, joita et ole lähettänyt, katoavat silloin, mutta voit aloittaa alusta samalla koodilla.',
  'idle.stay': 'Olen tässä',
  'blocked.page':
    'Jaetulla näytöllä voi vain vastata. Voit lukea sivun omalla puhelimellasi tai tietokoneellasi: {address}',
  'blocked.call': 'Tältä näytöltä ei voi soittaa. Soita omalla puhelimellasi: {address}.',
} as const satisfies Record<keyof typeof sv, string>

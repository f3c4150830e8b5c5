import { askedOwn } from './asked-own.ts'
import { contactOffer } from './contact-offer.ts'
import { elsewhere } from './elsewhere.ts'
import { enterCode } from './enter-code.ts'
import { greenZone } from './green-zone.ts'
import { invitation } from './invitation.ts'
import { items } from './items.ts'
import { profile } from './profile.ts'
import { promise } from './promise.ts'
import { redZone } from './red-zone.ts'
import { result } from './result.ts'
import { safety } from './safety.ts'
import { sharedScreen } from './shared-screen.ts'
import { whoSeesWhat } from './who-sees-what.ts'
import { yellowZone } from './yellow-zone.ts'
import { zones } from './zones.ts'

/** All texts from the welcome to the result, and of the pages that these link to. */
export const words = {
  tag: 'ar',
  texts: {
    askedOwn,
    contactOffer,
    elsewhere,
    enterCode,
    greenZone,
    profile,
    promise,
    redZone,
    result,
    safety,
    sharedScreen,
    whoSeesWhat,
    yellowZone,
    zones,
    easySwedish: { 'languages.off': invitation.english, 'languages.rest': invitation.note },
  },
  instrument: items,
} as const

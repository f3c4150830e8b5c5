import type { ExerciseId } from './catalogue.ts'

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** The drawing of each exercise: one line of ink, 96 wide, over water that begins at y = 66. */
export const drawings: Readonly<Record<ExerciseId, string>> = {
  // Wind over the water.
  andas: 'M20 36h34a8 8 0 1 0-8-8M16 46h54a8 8 0 1 1-8 8M28 56h14',
  // Somebody who sits still.
  pausandning: `${circle(48, 27, 7)}M48 38v14M48 40c-8 2-12 8-14 16M48 40c8 2 12 8 14 16M28 62c10-10 30-10 40 0c-12 4-28 4-40 0`,
  // Somebody who lies down, and the air above.
  'kort-avslappning': `${circle(22, 50, 6)}M30 54c14-6 30 2 48-2M30 60h50M36 38c4-4 8-4 12 0s8 4 12 0`,
  // A hand that opens.
  avslappning:
    'M34 66V46M34 48l-8-6a4 4 0 0 1 5-6l7 6V26a4 4 0 0 1 8 0v12V22a4 4 0 0 1 8 0v16V26a4 4 0 0 1 8 0v14V32a4 4 0 0 1 8 0v18a16 16 0 0 1-8 14v2',
  // Lowered shoulders, and breath.
  'mikropaus-andning': `${circle(42, 32, 9)}M20 66c0-13 9-19 22-19s22 6 22 19M60 36h14a5.500 5.500 0 1 0-5.500-5.500`,
  // A cup that is warm.
  mikropaus:
    'M28 42h32v14a10 10 0 0 1-10 10h-12a10 10 0 0 1-10-10zM60 46h5a6 6 0 0 1 0 12h-5M38 34c-4-5 4-7 0-12M50 34c-4-5 4-7 0-12',
  // An eye, and three things to see.
  'lagg-marke-till': `M18 42c16-22 44-22 60 0c-16 22-44 22-60 0z${circle(48, 42, 9)}${circle(48, 42, 1.5)}`,
  // Two who talk.
  'prata-med-nagon': 'M18 24h36v22H34l-8 8v-8h-8zM60 36h18v22h-6v8l-8-8H44v-6',
  // A house with a cross.
  'ta-hjalp-av-varden': 'M24 66V42L48 24l24 18v24zM48 42v16M40 50h16',
  // A list with its first thing chosen.
  prioritera: `${circle(28, 30, 6)}M25 30l2.500 2.500l4.500-5M42 30h32M42 46h22M42 60h26${circle(28, 46, 2)}${circle(28, 60, 2)}`,
  // A phone laid aside, with its light out.
  'begransa-nyheter':
    'M34 20h28a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4h-28a4 4 0 0 1-4-4v-38a4 4 0 0 1 4-4zM39 30h18M39 38h18M39 46h10M22 20l52 46',
  // A letter.
  'prata-med-chefen': 'M20 28h56v36H20zM20 29l28 20l28-20M20 63l20-19M76 63L56 44',
  // A folded map.
  veckokarta: `M18 30l20-7l20 7l20-7v36l-20 7l-20-7l-20 7zM38 23v36M58 30v36${circle(28, 44, 2.5)}${circle(68, 42, 2.5)}M32 46c8 8 8-12 16-6s6 10 16 4`,
  // A week with a time of your own.
  aterhamtning:
    'M22 28h52v36H22zM22 38h52M34 22v10M62 22v10M32 46h6M45 46h6M58 46h6M32 55h6M43 51h10v8h-10zM58 55h6',
  // A path that leads to the horizon, and a tree.
  promenad: `M28 66c2-12 22-12 20-22s-8-6-6-12M52 66c2-10 14-12 8-24s-12-4-12-10M74 66V54M74 26l10 18h-6l8 12H62l8-12h-6z`,
  // A compass.
  vardekompass: `${circle(48, 42, 24)}M58 32l-6 14l-14 6l6-14zM48 18v4M48 62v4M24 42h4M68 42h4`,
  // The moon, and its light on the water.
  manadsreflektion: 'M58 18a20 20 0 1 0 12 30a16 16 0 0 1-12-30zM30 58h14M52 58h10',
  // A mountain, and a flag on its top.
  styrkor: 'M14 66L40 30l12 17l8-10l22 29M40 30V16l12 4l-12 5M33 40l7 5l6-6',
}

import { moduleOf, type PartId } from '#core/programme/stress-programme.ts'

const line = (d: string) => `<path class="part-line" d="${d}"/>`
const body = (d: string) => `<path class="part-body" d="${d}"/>`
const dark = (d: string) => `<path class="part-dark" d="${d}"/>`
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const boat = (x: number, y: number) => body(`M${x} ${y}h76l-12 20h-52Z`)
const gull = (x: number, y: number) => line(`M${x} ${y}q7-8 12 0q5-8 12 0`)
const buoy = (x: number, y: number, size = 1) =>
  body(`M${x - 9 * size} ${y}l${5 * size} ${-24 * size}h${8 * size}l${5 * size} ${24 * size}Z`) +
  dark(ring(x, y - 28 * size, 3.5 * size))

/** The motif in the water of each part: an image of the part's subject. The surface is at y = 96. */
const motifs: Readonly<Record<PartId, string>> = {
  // The level on a staff: what takes energy and what gives it.
  '1.1': `${body('M312 18h16v100h-16Z')}${dark('M312 38h16v12h-16ZM312 62h16v12h-16Z')}${line('M276 46v36m-8-10 8 10 8-10M364 82V46m-8 10 8-10 8 10')}`,
  // Rings on the surface, weak to strong: early signs.
  '1.2': line(
    'M150 88q14-8 28 0M262 88q22-13 44 0M272 88q12-7 24 0M392 88q38-24 76 0M404 88q26-16 52 0M416 88q14-9 28 0',
  ),
  // A boat with its load, of which one thing is put ashore: the budget of the week.
  '1.3': `${boat(270, 84)}${body('M286 62h20v22h-20ZM310 62h20v22h-20Z')}${line('M372 50q-26-26-52 0m2-12-2 12 12 0')}${body('M376 62h20v22h-20Z')}${line('M366 84h120M386 84v30M456 84v30')}`,
  // A bird that rests on a post: pauses.
  '1.4': `${body('M314 58h12v62h-12Z')}${dark('M302 46q14-14 28-6l14-4-10 10q-4 12-18 12q-10 0-14-12Z')}${gull(180, 40)}${gull(420, 30)}`,
  // The moon and seven stars: seven nights.
  '2.1': `${body('M330 20a30 30 0 1 0 22 50a25 25 0 1 1-22-50Z')}${dark([180, 214, 248, 400, 434, 468, 502].map((x, at) => ring(x, [40, 24, 52, 30, 54, 22, 44][at] ?? 30, 2.5)).join(''))}`,
  // The sun comes up between two posts: one time to rise, and a window.
  '2.2': `${body('M284 90a36 36 0 0 1 72 0Z')}${line('M320 40V26M282 58l-10-10M358 58l10-10')}${body('M232 40h10v80h-10ZM398 40h10v80h-10Z')}`,
  // Three stones from the jetty to the shore: three steps away from work.
  '2.3': `${line('M120 74h92M140 74v40M192 74v40')}${[252, 322, 392].map((x) => dark(`M${x - 24} 92q24-16 48 0Z`)).join('')}${dark('M430 98q34-40 76-30q44 10 62 30Z')}`,
  // Buoys within a boom: worries that have a place and a time.
  '2.4': `${line('M236 92q84-40 168 0')}${dark([236, 262, 291, 320, 349, 378, 404].map((x, at) => ring(x, [92, 81, 74, 72, 74, 81, 92][at] ?? 80, 4)).join(''))}${buoy(290, 104)}${buoy(320, 100)}${buoy(350, 104)}`,
  // Three heaps of stones: problems that are sorted.
  '3.1': [190, 320, 450]
    .map((x, at) =>
      dark(
        ring(x - 14, 86, 11) +
          ring(x + 11, 86, 11) +
          (at < 2 ? ring(x - 1, 67, 10) : '') +
          (at < 1 ? ring(x - 1, 49, 8) : ''),
      ),
    )
    .join(''),
  // A ladder of six rungs: six steps.
  '3.2': `${line('M200 50h110M220 50v70M304 50v70')}${line('M330 22v98M360 22v98M330 32h30M330 47h30M330 62h30M330 77h30M330 92h30M330 107h30')}`,
  // The stream goes round a rock: obstacles.
  '3.3': `${dark('M284 96q6-46 40-44q28 2 34 44Z')}${line('M150 84q70 0 110-18q60-34 120 0q40 18 110 18M170 72q60 0 92-22q58-34 116 0q32 22 92 22')}`,
  // A rope between two boats: help.
  '3.4': `${boat(196, 82)}${boat(380, 82)}${line('M272 84q54 22 108 0')}`,
  // A cloud and its image in the water: a thought that is looked at.
  '4.1': `${body('M276 66a16 16 0 0 1 4-31a24 24 0 0 1 46-6a18 18 0 0 1 30 12a13 13 0 0 1-2 25Z')}${line('M286 108h64M298 116h40M310 124h18')}`,
  // Signal flags on a line: words for what one feels.
  '4.2': `${line('M210 118V20M430 118V20M210 26q110 24 220 0')}${[238, 278, 318, 358, 396].map((x, at) => (at % 2 ? dark : body)(`M${x - 11} ${39 - 2 * Math.abs(at - 2)}h22l-11 24Z`)).join('')}`,
  // A paper boat: words as to a friend.
  '4.3': body('M268 74h104l-24 26h-56ZM320 30l30 44h-60Z') + line('M320 30v44'),
  // A lead on its line: a worry that is tested.
  '4.4': `${boat(270, 78)}${line('M346 78h18v44')}${dark('M358 122h12l4 14h-20Z')}${line('M356 104h16M356 112h16')}`,
  // A bridge on three pillars: demands, influence, support.
  '5.1': `${line('M130 58h380M130 50h380')}${body('M196 58h18v64h-18ZM311 58h18v64h-18ZM426 58h18v64h-18Z')}${line('M214 74q48-22 97 0M329 74q48-22 97 0')}`,
  // A line of floats across the water: a boundary.
  '5.2': `${line('M110 90q210 18 420 0')}${dark(Array.from({ length: 11 }, (_, at) => ring(120 + at * 40, 91 + Math.round(7 * Math.sin((at / 10) * Math.PI)), 7)).join(''))}`,
  // A boat with a load mark, low in the water: the workload.
  '5.3': `${body('M236 76h168l-18 40H254Z')}${body('M262 52h26v24h-26ZM292 52h26v24h-26ZM322 52h26v24h-26ZM277 28h26v24h-26ZM307 28h26v24h-26Z')}${line(`${ring(372, 94, 8)}M358 94h28`)}`,
  // A sail that is trimmed: work that is shaped.
  '5.4': `${body('M268 84h104l-16 22h-72ZM318 18v58h-52ZM326 26v50h38Z')}${line('M322 14v70')}`,
  // A lighthouse: values.
  '6.1': `${body('M306 96l6-60h16l6 60ZM308 24h24v12h-24Z')}${dark('M311 62h18l1 14h-20ZM310 24q10-12 20 0Z')}${line('M300 28l-90-12M300 32l-96 8M340 28l90-12M340 32l96 8')}${dark('M280 98q40-16 80 0Z')}`,
  // Buoys towards an island: small steps.
  '6.2': `${buoy(180, 112, 1)}${buoy(262, 106, 0.8)}${buoy(332, 100, 0.62)}${buoy(390, 96, 0.48)}${dark('M430 94q34-34 92 0Z')}${line('M474 78V60m-9 4 9-8 9 8')}`,
  // A lifebuoy on a post: a plan for when stress comes back.
  '6.3': `${body('M315 14h10v106h-10Z')}${body(`${ring(320, 50, 24)}${ring(320, 50, 12)}`)}${line('M303 33l9 9M337 33l-9 9M303 67l9-9M337 67l-9-9')}`,
  // A letter in a bottle: to oneself in half a year.
  '6.4': `<g transform="rotate(-14 320 86)">${body('M276 74h58q8 0 12 6h22v12h-22q-4 6-12 6h-58q-8 0-8-8v-8q0-8 8-8Z')}${line('M286 80h34v12h-34ZM292 84h22M292 88h16')}${dark('M368 81h8v10h-8Z')}</g>`,
}

const wave = (y: number, height: number) => `M-40 ${y}q30 ${-height} 60 0${'t60 0'.repeat(11)}V150H-40Z`

/**
 * The drawing of a part, for its loader. The water is calmer from module to module. Hidden from screen readers, because the
 * text says the same.
 */
export function partDrawing(part: PartId): string {
  const height = 16 - 2.4 * (moduleOf(part) - 1)
  return [
    '<svg viewBox="0 0 640 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
    '<path class="water-far" d="M0 140V74c60-6 90-26 150-28 80-3 100 30 180 26 90-4 110-40 190-40 60 0 90 20 120 18v90Z"/>',
    `<path class="water-back" d="${wave(94, height)}"/>`,
    motifs[part],
    `<path class="water-mid" d="${wave(112, height * 0.8)}"/>`,
    '<path class="water-glint" d="M90 122h60M420 126h90M250 130h40"/>',
    '</svg>',
  ].join('')
}

import type { Rules } from './rules.ts'

/** Words and forms that our texts avoid, each found by two readers, an editor and a psychologist. */
export const wornWords = {
  sv: [
    { form: /\b(min|din|sin|mer|mycket|tar|ger|spara|samla) kraft\b/i, instead: 'energi' },
    { form: /\bkraften\b/i, instead: 'energin' },
    { form: /\bpå nätet\b|\bnätets adress\b/i, instead: 'digitalt, IP-adress' },
    { form: /\butan nät\b/i, instead: 'ingen internetanslutning' },
    { form: /\bditt ja\b/i, instead: 'samtycke' },
    { form: /\bvill det sig inte\b/i, instead: 'fungerar det inte' },
    { form: /legitimerad terapeut/i, instead: 'legitimerad psykolog eller psykoterapeut' },
    { form: /\butan undantag\b/i, instead: 'undantaget, sagt i samma mening' },
    { form: /\bpåfrestning/i, instead: 'belastning' },
    { form: /\bavstämning/i, instead: 'nytt test, veckocheck eller uppföljning' },
    { form: /\btynger\b/i, instead: 'belastar' },
    { form: /\bföretagshälsan\b/i, instead: 'företagshälsovården' },
    { form: /\b(fryst|fryses|frystes|frysa)\b/i, instead: 'låst' },
    { form: /(?<!laddar|startsida|skickar|loading|home page|sending)\.\.\./i, instead: '…' },
    {
      form: /(?<![”"’–\d] ?|till exempel )\b([01]\d|2[0-3]):[0-5]\d\b(?! ?[–-])/,
      instead: '09.00 i löpande text',
    },
    { form: /\bkl\.? ?\d/i, instead: 'klockan' },
    {
      form: /\bklockan \d{1,2}(?!(?:[.:]|–(?:\u2060|\\u2060)?)?\d)/i,
      instead: 'klockan 09.00, eller med bokstäver',
    },
  ],
  en: [
    { form: /\bheavy\b(?! periods)/i, instead: 'hard, demanding' },
    { form: /\b(your|my|more|takes|gives|save) strength\b/i, instead: 'energy' },
    { form: /\bneed not\b/i, instead: 'don’t need to' },
    { form: /\btake away\b/i, instead: 'delete, remove' },
    {
      form: /\b(ask|tell|contact|call|with|to) health care\b/i,
      instead: 'a doctor, a nurse, your health centre',
    },
    { form: /\blies in this\b/i, instead: 'is stored in' },
    { form: /\bcertain (improvement|worsening|change)\b/i, instead: 'clear improvement, clear decline' },
    { form: /(?<!laddar|startsida|skickar|loading|home page|sending)\.\.\./i, instead: '…' },
  ],
} satisfies Rules

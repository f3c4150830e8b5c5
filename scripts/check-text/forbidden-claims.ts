import type { Rules } from './rules.ts'

/**
 * Claims that no text may make. Authorities infer the intended purpose (content/<language>/about.md) from everything we say: one
 * promise about a disease makes the service a medical device, and under marketing law the sender must prove a claim.
 */
const purpose = 'utanför det avsedda syftet / outside the intended purpose'
const unproven = 'det har ingen visat / nobody has shown it'

export const forbiddenClaims = {
  sv: [
    { form: /\bdiagnostisera\w*|\bställer (din|en) diagnos/i, instead: purpose },
    { form: /\bbota(r|s|d|t|de)?\b|\bläker (ut|stress|utmattning)\w*/i, instead: purpose },
    { form: /\bscreen(a|ar|as|ing)\w*/i, instead: purpose },
    { form: /\brehabiliter(a|ar|as|ing|ings)\b/i, instead: purpose },
    {
      form: /(?<!\p{L})(vi|tjänsten|programmet|profilen|testet|övning(en|arna)|%%BRAND_NAME%%) [^.]*(?<!\p{L})(behandlar|lindrar|förutser|förutsäger|övervakar|upptäcker|påvisar|förebygger sjuk\w*)\b/iu,
      instead: purpose,
      unless: /\b(inte|ingen|inga|aldrig)\b/i,
    },
    {
      form: /(?<!\p{L})(påvisa|upptäcka|förutse|förutsäga|behandla|lindra|förebygga) [^.]*(sjukdom|utmattningssyndrom|utbrändhet|depression|utmattning)/iu,
      instead: purpose,
      unless: /\b(inte|ingen)\b/i,
    },
    {
      form: /\b(vår|tjänstens|programmets|digital|egen) (terapi|behandling)\b|\b(terapi|behandlings)program\w*/i,
      instead: purpose,
    },
    {
      form: /\bterapeut(en|er|isk\w*)?\b/i,
      instead: 'legitimerad psykolog eller psykoterapeut',
      unless: /psykoterapeut/i,
    },
    {
      form: /\b(blir?|bli) (du )?(helt )?(frisk|återställd)\b/i,
      instead: unproven,
      unless: /\b(om|innan|när|tills|inte)\b/i,
    },
    { form: /\bbevis(ad|at|ade|ligen)\b/i, instead: unproven, unless: /\b(aldrig|inte)\b/i },
    { form: /\bgarant(i|in|ier|era|erar|eras|erat|erad|erade)\b/i, instead: unproven },
    {
      form: /\bevidensbasera\w*|\b(kliniskt|vetenskapligt) (testa|beprövad|validera|säkerställ|bekräfta)\w*/i,
      instead: unproven,
    },
    {
      form: /\b(minskar|sänker|halverar|kapar|kan (minska|sänka|halvera)) (er |din |era )?(sjukskrivning|sjukfrånvaro|sjuktal)\w*/i,
      instead: unproven,
      unless: /\b(inte|om tjänsten|osäker|mål)\b/i,
    },
    {
      form: /\bupp till \d+ (procent|%)/i,
      instead: 'ett mål, sagt i samma mening',
      unless: /\bmål\b|nämner|siktar på/i,
    },
    {
      form: /\b(helt|fullständigt|100 procent|alltid) anonym\w*|\b(svar|svaren|uppgifter|uppgifterna) är (helt |alltid )?(säkra|anonyma)\b/i,
      instead: 'säg gränsen',
    },
    {
      form: /\b(alla|de flesta) (blir bättre|mår bättre)\b|\bfungerar (alltid|för alla)\b/i,
      instead: unproven,
    },
  ],
  en: [
    { form: /\bdiagnos(es|ing|ed)? (you|your|burnout|exhaustion)\b|\bwe diagnose\b/i, instead: purpose },
    { form: /\bcur(e|es|ed|ing)\b|\bheals? (stress|burnout|exhaustion)\b/i, instead: purpose },
    { form: /\bscreening\b|\bscreen(s|ed) (you|people|employees|for)\b/i, instead: purpose },
    { form: /\brehabilitat\w*/i, instead: purpose, unless: /rehabilitation coordinator/i },
    {
      form: /\b(we|the service|the programme|the profile|the test|the exercises?|%%BRAND_NAME%%) (can )?(treats?|predicts?|monitors?|detects?|relieves?|alleviates?)\b/i,
      instead: purpose,
    },
    {
      form: /\b(detect|predict|treat|alleviate|relieve|prevent) [^.]*(disease|illness|burnout|depression|exhaustion)/i,
      instead: purpose,
      unless: /\b(not|no|never)\b|n['’]t\b/i,
    },
    {
      form: /\b(our|digital|the programme['’]s) (therapy|treatment)\b|\b(therapy|treatment) programme/i,
      instead: purpose,
    },
    {
      form: /\btherap(ist|ists|eutic)\b/i,
      instead: 'licensed psychologist or psychotherapist',
      unless: /psychotherapist|don['’]t have to be/i,
    },
    { form: /\b(you will|you['’]ll) (be|get) (well|cured|better)\b/i, instead: unproven },
    { form: /\bproven\b|\bproves? (to|that it)\b/i, instead: unproven, unless: /\b(never|not)\b/i },
    { form: /\bguarante(e|es|ed)\b/i, instead: unproven },
    {
      form: /\bevidence-based\b|\b(clinically|scientifically) (tested|validated|shown|confirmed)\b/i,
      instead: unproven,
    },
    {
      form: /\b(reduces|lowers|cuts|halves|can (reduce|lower|cut)) (your |their )?(sick leave|sickness absence|absence)\b/i,
      instead: unproven,
      unless: /\b(not|whether|uncertain|target)\b/i,
    },
    {
      form: /\bup to \d+ (per cent|percent|%)/i,
      instead: 'a target, said in the same sentence',
      unless: /\btarget\b|mention|aim for/i,
    },
    {
      form: /\b(completely|fully|totally|100 per cent|always) (anonymous|secure)\b|\byour (answers|data) are (safe|secure|anonymous)\b/i,
      instead: 'name the limit',
    },
    {
      form: /\b(everyone|everybody|most people) (gets|feels|get|feel) better\b|\b(always works|works for everyone)\b/i,
      instead: unproven,
    },
  ],
} satisfies Rules

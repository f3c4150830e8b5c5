/** The answering path in Finnish: period, answers, categories, questions and causes, by their dotted ids. */
export const items = {
  period: 'Ajattele neljää viimeisintä viikkoa, jolloin olet ollut töissä.',
  'answers.never.text': 'Ei koskaan',
  'answers.rarely.text': 'Harvoin',
  'answers.sometimes.text': 'Joskus',
  'answers.often.text': 'Usein',
  'answers.always.text': 'Aina',
  'categories.exhaustion.title': 'Väsymys',
  'categories.exhaustion.explanation': 'Kuinka usein voimat loppuvat ja auttaako lepo.',
  'categories.emotional_distancing.title': 'Etääntyminen työstä',
  'categories.emotional_distancing.explanation':
    'Kuinka usein työ tuntuu merkityksettömältä tai merkitsee sinulle vain vähän.',
  'categories.cognitive_impairment.title': 'Vaikeus keskittyä',
  'categories.cognitive_impairment.explanation':
    'Kuinka usein töissä on vaikea muistaa, ymmärtää ja pitää ajatus koossa.',
  'categories.emotional_regulation.title': 'Voimakkaat tunteet',
  'categories.emotional_regulation.explanation': 'Kuinka usein tunteita on vaikea hallita töissä.',
  'items.ex-evening.text':
    'Kuinka usein olet ollut työpäivän jälkeen liian väsynyt tekemään jotain, mistä pidät?',
  'items.ex-run-out.text': 'Kuinka usein voimasi ovat loppuneet ennen työpäivän päättymistä?',
  'items.ex-days-off.text': 'Kuinka usein olet tuntenut itsesi uupuneeksi vielä vapaapäivien jälkeenkin?',
  'items.di-matters-little.text': 'Kuinka usein sinusta on tuntunut samantekevältä, miten töissä menee?',
  'items.di-pointless.text': 'Kuinka usein työsi on tuntunut merkityksettömältä?',
  'items.di-low-drive.text': 'Kuinka usein sinulta on puuttunut motivaatio töissä?',
  'items.co-lost-thread.text': 'Kuinka usein ajatuksesi on katkennut kesken työtehtävän?',
  'items.co-take-in.text': 'Kuinka usein sinun on ollut vaikea omaksua tietoa töissä?',
  'items.co-forgot.text': 'Kuinka usein olet unohtanut jotain, mitä sinun piti tehdä töissä?',
  'items.re-hard-to-work.text': 'Kuinka usein voimakkaat tunteet ovat tehneet työnteosta sinulle vaikeaa?',
  'items.re-small-things.text': 'Kuinka usein pikkuasiat töissä ovat saaneet sinut suuttumaan?',
  'items.re-calm-down.text':
    'Kuinka usein sinun on ollut vaikea rauhoittua sen jälkeen, kun töissä on tapahtunut jotain?',
  'items.ex-longed-for-rest.text': 'Kuinka usein olet työpäivän aikana kaivannut lepoa?',
  'items.ex-simple-tasks.text': 'Kuinka usein yksinkertaiset tehtävät töissä ovat vieneet paljon voimia?',
  'items.ex-ordinary-day.text': 'Kuinka usein olet joutunut ponnistelemaan jaksaaksesi tavallisen työpäivän?',
  'items.di-hard-to-care.text':
    'Kuinka usein sinun on ollut vaikea välittää ihmisistä, joita kohtaat työssäsi?',
  'items.di-dread.text': 'Kuinka usein olet aloittanut työpäivän vastahakoisesti?',
  'items.di-held-back.text': 'Kuinka usein olet vältellyt puhumista muiden kanssa töissä?',
  'items.co-slips.text': 'Kuinka usein olet tehnyt virheitä työtehtävissä, jotka kyllä osaat?',
  'items.co-small-decisions.text': 'Kuinka usein pienet päätökset töissä ovat tuntuneet vaikeilta?',
  'items.co-drifted.text':
    'Kuinka usein ajatuksesi ovat harhautuneet pois asiasta, jonka halusit saada töissä valmiiksi?',
  'items.re-regret.text': 'Kuinka usein olet sanonut töissä jotain, mitä olet jälkeenpäin katunut?',
  'items.re-sad.text': 'Kuinka usein pienet vastoinkäymiset töissä ovat tehneet sinut surulliseksi?',
  'items.re-off-balance.text':
    'Kuinka usein odottamattomat asiat töissä ovat horjuttaneet mielesi tasapainoa?',
  'causesIntroduction.djupanalys':
    'Seuraavaksi tulee kysymyksiä siitä, mitä taustalla voi olla, esimerkiksi työtahti, tuki ja työajat. Vastaa kaikkiin tai ohita koko osa. Ohita se, jos sinulla ei ole esihenkilöä tai työkavereita.',
  'causesIntroduction.arbetsmiljo':
    'Seuraavaksi tulee kysymyksiä työympäristöstäsi, esimerkiksi työmäärästä, johtamisesta, työajoista, uhkailusta ja kiusaamisesta. Vastaa kaikkiin tai ohita koko osa. Ohita se, jos sinulla ei ole esihenkilöä tai työkavereita.',
  'causes.demands.title': 'Työmäärä ja työtahti',
  'causes.demands.explanation': 'Suuri luku tarkoittaa, että tehtävää on usein liikaa.',
  'causes.demands.items.demands-time.text':
    'Kuinka usein sinulla on ollut enemmän tehtävää kuin olet ehtinyt tehdä?',
  'causes.demands.items.demands-rush.text': 'Kuinka usein olet joutunut kiirehtimään ehtiäksesi tehdä työsi?',
  'causes.demands.items.demands-at-once.text':
    'Kuinka usein töissä on ollut liian paljon kaikkea yhdellä kertaa?',
  'causes.control.title': 'Vaikutusmahdollisuudet',
  'causes.control.explanation':
    'Suuri luku tarkoittaa, että siihen, miten työ tehdään, voi harvoin vaikuttaa.',
  'causes.control.items.control-order.text':
    'Kuinka usein olet itse voinut valita, missä järjestyksessä teet tehtäväsi?',
  'causes.control.items.control-breaks.text':
    'Kuinka usein olet voinut pitää tauon, kun olet tarvinnut sitä?',
  'causes.control.items.control-say.text':
    'Kuinka usein olet saanut olla mukana päättämässä, miten työ tehdään?',
  'causes.manager_support.title': 'Esihenkilön tuki',
  'causes.manager_support.explanation': 'Suuri luku tarkoittaa, että esihenkilön tuki riittää harvoin.',
  'causes.manager_support.items.manager-support-reach.text':
    'Kuinka usein esihenkilöösi on ollut helppo saada yhteys?',
  'causes.manager_support.items.manager-support-open.text':
    'Kuinka usein olet voinut puhua avoimesti esihenkilösi kanssa?',
  'causes.colleague_support.title': 'Työkaverien tuki',
  'causes.colleague_support.explanation': 'Suuri luku tarkoittaa, että työkavereista on harvoin tukea.',
  'causes.colleague_support.items.colleague-support-help.text':
    'Kuinka usein olet voinut pyytää apua työkaverilta?',
  'causes.colleague_support.items.colleague-support-yourself.text':
    'Kuinka usein olet voinut olla oma itsesi työkaveriesi kanssa?',
  'causes.role_clarity.title': 'Työtehtävien selkeys',
  'causes.role_clarity.explanation': 'Suuri luku tarkoittaa, että usein on epäselvää, mitä pitäisi tehdä.',
  'causes.role_clarity.items.role-clarity-responsibility.text':
    'Kuinka usein on ollut selvää, mistä sinä olet vastuussa?',
  'causes.role_clarity.items.role-clarity-mixed-messages.text':
    'Kuinka usein olet saanut keskenään erilaisia ohjeita siitä, mitä sinun pitää tehdä?',
  'causes.recognition_fairness.title': 'Arvostus ja oikeudenmukaisuus',
  'causes.recognition_fairness.explanation':
    'Suuri luku tarkoittaa, että arvostus ja oikeudenmukaisuus usein puuttuvat.',
  'causes.recognition_fairness.items.recognition-fairness-valued.text':
    'Kuinka usein joku töissä on osoittanut arvostavansa sitä, mitä teet?',
  'causes.recognition_fairness.items.recognition-fairness-fair.text':
    'Kuinka usein olet tuntenut, että sinua kohdellaan töissä oikeudenmukaisesti?',
  'causes.boundaries_recovery.title': 'Rajat ja palautuminen',
  'causes.boundaries_recovery.explanation': 'Suuri luku tarkoittaa, että työ vie usein tilaa vapaa-ajalta.',
  'causes.boundaries_recovery.items.boundaries-recovery-thoughts.text':
    'Kuinka usein työ on pyörinyt mielessäsi, kun olet ollut vapaalla?',
  'causes.boundaries_recovery.items.boundaries-recovery-messages.text':
    'Kuinka usein olet vastannut työhön liittyviin viesteihin, kun olet ollut vapaalla?',
  'causes.boundaries_recovery.items.boundaries-recovery-rest.text':
    'Kuinka usein olet ehtinyt levätä kunnolla työpäivien välillä?',
  'causes.working_hours.title': 'Työajat',
  'causes.working_hours.explanation': 'Suuri luku tarkoittaa, että työaikojen kanssa on usein vaikea elää.',
  'causes.working_hours.items.working-hours-longer.text':
    'Kuinka usein olet tehnyt töitä pidempään kuin oli tarkoitus?',
  'causes.working_hours.items.working-hours-fit.text':
    'Kuinka usein työaikasi ovat sopineet yhteen muun elämäsi kanssa?',
  'causes.conflict_victimisation.title': 'Ristiriidat ja loukkaava kohtelu',
  'causes.conflict_victimisation.explanation':
    'Suuri luku tarkoittaa, että töissä on usein ristiriitoja tai loukkaavaa kohtelua.',
  'causes.conflict_victimisation.items.conflict-victimisation-conflicts.text':
    'Kuinka usein ristiriidat töissä ovat tehneet työnteosta vaikeaa?',
  'causes.conflict_victimisation.items.conflict-victimisation-treated-badly.text':
    'Kuinka usein joku töissä on kohdellut sinua huonosti?',
  'causes.conflict_victimisation.items.conflict-victimisation-left-out.text':
    'Kuinka usein muut töissä ovat jättäneet sinut ulkopuolelle?',
  'causes.emotional_demands.title': 'Työn tunnekuormitus',
  'causes.emotional_demands.explanation': 'Suuri luku tarkoittaa, että työ on usein tunnetasolla raskasta.',
  'causes.emotional_demands.items.emotional-demands-situation.text':
    'Kuinka usein olet työssäsi kohdannut ihmisiä, jotka ovat vaikeassa tilanteessa?',
  'causes.emotional_demands.items.emotional-demands-calm.text':
    'Kuinka usein olet työssäsi joutunut pysymään rauhallisena, kun joku on ollut poissa tolaltaan?',
  'causes.emotional_demands.items.emotional-demands-hard.text':
    'Kuinka usein jokin, mitä olet kokenut työssäsi, on koetellut sinua kovasti?',
  'causes.role_clarity.items.role-clarity-important.text':
    'Kuinka usein olet tiennyt, mitkä tehtävistäsi ovat tärkeimpiä?',
  'causes.manager_support.items.manager-support-works.text':
    'Kuinka usein esihenkilösi on huolehtinut siitä, että työ sujuu?',
  'causes.colleague_support.items.colleague-support-together.text':
    'Kuinka usein yhteistyö työkaveriesi kanssa on sujunut hyvin?',
  'causes.recognition.title': 'Arvostus',
  'causes.recognition.explanation':
    'Suuri luku tarkoittaa, että hyvä työ huomataan harvoin tai sitä arvostetaan harvoin.',
  'causes.recognition.items.recognition-fairness-valued.text':
    'Kuinka usein joku töissä on osoittanut arvostavansa sitä, mitä teet?',
  'causes.recognition.items.recognition-told.text': 'Kuinka usein olet saanut kuulla, mitä teet hyvin?',
  'causes.recognition.items.recognition-noticed.text':
    'Kuinka usein esihenkilösi on pannut merkille sen, mitä teet?',
  'causes.fairness.title': 'Oikeudenmukaisuus',
  'causes.fairness.explanation':
    'Suuri luku tarkoittaa, että päätökset ja töiden jako tuntuvat usein epäoikeudenmukaisilta.',
  'causes.fairness.items.recognition-fairness-fair.text':
    'Kuinka usein olet tuntenut, että sinua kohdellaan töissä oikeudenmukaisesti?',
  'causes.fairness.items.fairness-shared.text': 'Kuinka usein työt on jaettu ryhmässäsi oikeudenmukaisesti?',
  'causes.fairness.items.fairness-explained.text': 'Kuinka usein esihenkilöt ovat perustelleet päätöksensä?',
  'causes.job_security.title': 'Työpaikan varmuus',
  'causes.job_security.explanation': 'Suuri luku tarkoittaa, että työpaikka tuntuu usein epävarmalta.',
  'causes.job_security.items.job-security-gone.text':
    'Kuinka usein olet ajatellut, että työpaikkasi voi kadota?',
  'causes.job_security.items.job-security-plan.text':
    'Kuinka usein olet voinut suunnitella elämääsi niin, että työ on ollut sille turvallinen pohja?',
  'causes.job_security.items.job-security-tasks.text':
    'Kuinka usein on tuntunut epävarmalta, mitä työtehtäviä sinulla tulee olemaan?',
  'causes.working_hours.items.working-hours-known.text':
    'Kuinka usein olet tiennyt hyvissä ajoin, milloin sinun pitää olla töissä?',
  'causes.change.title': 'Muutokset',
  'causes.change.explanation':
    'Suuri luku tarkoittaa, että muutoksia tulee usein tiheään tai ne selitetään myöhään.',
  'causes.change.items.change-told.text':
    'Kuinka usein olet saanut hyvissä ajoin tietää, mitä työssäsi muuttuu?',
  'causes.change.items.change-harder.text':
    'Kuinka usein muutokset töissä ovat tehneet vaikeaksi tehdä hyvää työtä?',
  'causes.change.items.change-pace.text':
    'Kuinka usein uusia muutoksia on tullut, ennen kuin edelliset on saatu valmiiksi?',
  'causes.physical_environment.title': 'Fyysiset olosuhteet',
  'causes.physical_environment.explanation':
    'Suuri luku tarkoittaa, että tilat, välineet tai kehon kuormitus ovat usein ongelma.',
  'causes.physical_environment.items.physical-environment-disturbed.text':
    'Kuinka usein jokin työpaikallasi on häirinnyt sinua, esimerkiksi melu tai kylmyys?',
  'causes.physical_environment.items.physical-environment-equipment.text':
    'Kuinka usein sinulla on ollut ne välineet, joita olet tarvinnut työssäsi?',
  'causes.physical_environment.items.physical-environment-body.text':
    'Kuinka usein työ on rasittanut kehoasi enemmän kuin sinulle on hyväksi?',
  'causes.threats_outside.title': 'Ulkopuolisten uhkailu ja väkivalta',
  'causes.threats_outside.explanation':
    'Suuri luku tarkoittaa, että asiakkaiden, potilaiden tai muiden uhkailu tai väkivalta on tavallista.',
  'causes.threats_outside.items.threats-outside-threat.text':
    'Kuinka usein asiakas, potilas, oppilas tai joku muu ulkopuolinen on uhannut sinua?',
  'causes.threats_outside.items.threats-outside-violence.text':
    'Kuinka usein joku ulkopuolinen on käyttänyt väkivaltaa sinua kohtaan työssäsi?',
  'causes.threats_outside.items.threats-outside-unsafe.text':
    'Kuinka usein olet tuntenut olosi turvattomaksi ihmisten kanssa, joita kohtaat työssäsi?',
  'causes.threats_inside.title': 'Uhkailu ja väkivalta työpaikan sisällä',
  'causes.threats_inside.explanation':
    'Suuri luku tarkoittaa, että uhkailu tai väkivalta yhdessä työskentelevien kesken on tavallista.',
  'causes.threats_inside.items.threats-inside-threat.text':
    'Kuinka usein työkaveri tai esihenkilö on uhannut sinua?',
  'causes.threats_inside.items.threats-inside-violence.text':
    'Kuinka usein työkaveri tai esihenkilö on käyttänyt väkivaltaa sinua kohtaan?',
  'causes.threats_inside.items.threats-inside-unsafe.text':
    'Kuinka usein olet tuntenut olosi turvattomaksi jonkun kanssa, jonka kanssa työskentelet?',
} as const

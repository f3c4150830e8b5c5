import type { result as sv } from '../../sv/result.ts'

export const result = {
  'zone.green': 'Vihreä vyöhyke',
  'zone.yellow': 'Keltainen vyöhyke',
  'zone.red': 'Punainen vyöhyke',
  'heading.green': 'Sinulla näyttää menevän nyt melko hyvin',
  'heading.yellow': 'Työ näyttää vievän nyt paljon voimiasi',
  'heading.red': 'Sinulla näyttää olevan nyt raskasta',
  'heading.green.raised': 'Useimmat asiat näyttävät nyt olevan kunnossa, mutta {raised}',
  'raised.exhaustion': 'olet usein hyvin väsynyt',
  'raised.emotional_distancing': 'työ tuntuu usein merkityksettömältä',
  'raised.cognitive_impairment': 'sinun on usein vaikea keskittyä',
  'raised.emotional_regulation': 'tunteesi käyvät usein voimakkaiksi',
  'raised.mistreatment': 'kerrot ristiriidoista, uhkailusta tai loukkaavasta kohtelusta töissä',
  'raised.causes': 'jokin työssä näyttää vievän paljon voimiasi',
  'meaning.raised':
    'Kokonaistulos on keskiarvo, eikä siitä aina näy, että jokin osa on koholla. Tee sille osalle jotain jo nyt, vaikka muu tuntuisi hyvältä.',
  'meaning.mistreatment':
    'Sinua ei saa kohdella töissä huonosti, ei edes silloin tällöin. Apua on saatavilla.',
  'meaning.causes':
    'Kokonaistulos on matala, mutta jotain työssä pitää ehkä muuttaa, ennen kuin se alkaa vaikuttaa vointiisi.',
  'meaning.green':
    'Vastauksesi viittaavat siihen, että kuormitusta on nyt vähän. Se ei tarkoita, että kaikki on helppoa. Moni asia kuitenkin toimii, ja niistä kannattaa pitää kiinni.',
  'meaning.yellow':
    'Vastauksesi viittaavat siihen, että kuormitusta on enemmän kuin on pitkän päälle hyväksi. Se on tavallista, ja siihen voi usein vaikuttaa.',
  'meaning.yellow.raised':
    'Vastaustesi perusteella {raised}. Se on tavallista, kun kaikkea on ollut jonkin aikaa liikaa, ja siihen voi usein vaikuttaa.',
  'meaning.red':
    'Vastauksesi viittaavat siihen, että tarvitset nyt lepoa ja tukea. Sinun ei pidä jäädä tämän kanssa yksin.',
  'past.green': 'Sinulla näytti silloin menevän melko hyvin',
  'past.yellow': 'Työ näytti silloin vievän paljon voimiasi',
  'past.red': 'Sinulla näytti silloin olevan raskasta',
  'past.green.raised': 'Useimmat asiat näyttivät olevan kunnossa, mutta jokin vei paljon voimia',
  'past.yellow.raised': 'Työ näytti silloin vievän paljon voimiasi',
  'past.sickLeave': 'Kokonaistulos oli rajan alapuolella, mutta olit sairauslomalla',
  'meaning.past': 'Tämä on aiempi tulos. Jos haluat tietää, miten voit nyt, vastaa kysymyksiin uudelleen.',
  'past.water': 'Kuormitus oli {score} asteikolla 1–5.',
  'past.sickLeave.title': 'Mitä tulos kertoi, kun olit sairauslomalla',
  'past.sickLeave.can':
    'Tulos kertoi, miten olit voinut edeltävät neljä viikkoa, mutta ei sitä, olitko valmis palaamaan työhön. Rajat on asetettu työssä oleville. Älä siis vertaa tätä tulosta sellaiseen, jonka sait, kun olit töissä.',
  'past.change': 'Edelliseen kertaan verrattuna',
  'past.change.none':
    'Kuormitus ei ollut selvästi muuttunut siitä, mitä se oli {date}. Ero {delta} oli niin pieni, että se saattoi johtua sattumasta.',
  'past.change.better':
    'Kuormitus oli vähentynyt siitä, mitä se oli {date}. Ero {delta} oli suurempi kuin sattuma yleensä selittää.',
  'past.change.worse':
    'Kuormitus oli lisääntynyt siitä, mitä se oli {date}. Ero {delta} oli suurempi kuin sattuma yleensä selittää.',
  'past.change.clear': 'Muutos oli selvä: ensin {from}, sitten {to}.',
  'past.causes': 'Mikä työssä saattoi olla syynä',
  'past.causes.lead':
    'Ensimmäisenä on se, mikä vei eniten voimia. Mitä suurempi luku, sitä huonompi tilanne.',
  'past.causes.help': 'Tätä tapahtui, ja se piti ottaa vakavasti',
  water: 'Kuormitus on {score} asteikolla 1–5.',

  'sickLeave.heading': 'Kokonaistulos on rajan alapuolella, mutta olet sairauslomalla',
  'sickLeave.meaning':
    'Kysymykset koskevat enimmäkseen työtä, joten kokonaistulos voi jäädä matalaksi, kun et ole ollut töissä. Se ei tarkoita, että olet jo palautunut.',
  'sickLeave.title': 'Mitä tulos kertoo, kun olet sairauslomalla',
  'sickLeave.can':
    'Tulos kertoo, miten olet voinut viimeiset neljä viikkoa, mutta ei sitä, oletko valmis palaamaan työhön. Rajat on asetettu työssä oleville. Älä siis vertaa tätä tulosta sellaiseen, jonka sait, kun olit töissä.',
  'sickLeave.talk':
    'Keskustele seuraavasta askeleesta lääkärisi kanssa tai sen kanssa, joka on määrännyt sairauslomasi.',
  'sickLeave.about': 'Tietoa sairauslomasta',
  'sickLeave.recovery.do': 'Siirry palautumisohjelmaan',
  'sickLeave.recovery': 'Palautumisohjelma',
  'sickLeave.kept': 'Tieto sairauslomastasi tallennetaan vain tähän selaimeen, ei koskaan tilille.',

  'today.title': 'Mitä voit tehdä nyt',
  'first.exhaustion': 'Jätä tänään yksi asia tekemättä ja lepää sen sijaan',
  'first.emotional_distancing': 'Kerro jollekulle, johon luotat, että sinun on vaikea kiinnostua työstäsi',
  'first.cognitive_impairment':
    'Tee tänään yksi asia kerrallaan ja kirjoita muistiin, mitä sinun pitää muistaa',
  'first.emotional_regulation': 'Vetäydy hetkeksi syrjään, kun tunteet käyvät voimakkaiksi',
  'first.mistreatment': 'Kerro tänään jollekulle, johon luotat, mitä olet joutunut kokemaan',
  'first.causes': 'Pyydä esihenkilöltäsi aikaa, jotta voitte puhua siitä, mikä vie eniten voimiasi',
  'action.add': 'Lisää suunnitelmaan',
  'action.exchange': 'Vaihda toiseen',
  'action.undo': 'Kumoa',
  'action.at.today': 'Tänään klo {time}',
  'action.at.evening': 'Tänä iltana klo {time}',
  'action.at.tomorrow': 'Huomenna klo {time}',
  'action.at.day': '{day} klo {time}',
  'action.weekly': 'Sen jälkeen se toistuu neljän viikon ajan.',
  'action.planned': 'Se on suunnitelmassasi.',
  'action.notKept': 'Se on suunnitelmassasi, mutta selain ei voi säilyttää suunnitelmaa, kun suljet sivun.',
  'action.removed': 'Se on poistettu suunnitelmasta.',
  'action.full': 'Suunnitelma on täynnä. Poista siitä ensin jotain.',
  'step.begin.do': 'Aloita toimintasuunnitelmastasi',
  'step.plan': 'Jätä tänään yksi asia pois',
  'step.plan.text': 'Muu voi odottaa.',
  'step.plan.do': 'Katso suunnitelmasi',
  'step.support': 'Pyydä apua joltakulta',
  'step.support.text': 'Soita tänään terveyskeskukseen (vårdcentral) tai pyydä, että joku soittaa sinulle.',
  'step.support.do': 'Tukea ja palautumista',
  'step.breathe': 'Pidä tauko',
  'step.breathe.do': 'Hengitä rauhassa minuutin ajan',
  'step.deeper': 'Selvitä, mistä tämä johtuu',
  'step.deeper.text': 'Syväanalyysi kestää 8–12 minuuttia ja näyttää, mikä työssä voi olla syynä.',
  'step.deeper.do': 'Tee syväanalyysi',
  'step.talk': 'Puhu esihenkilösi tai HR:n kanssa',
  'step.talk.text': 'Sinun ei tarvitse kertoa, mitä olet vastannut.',
  'step.talk.do': 'Apua sanojen löytämiseen',
  'step.balance': 'Jatka sitä, mikä toimii',
  'step.balance.do': 'Neuvoja tasapainon säilyttämiseen',
  'step.checkUp': 'Tee uusi testi kahden kuukauden kuluttua',
  'step.checkUp.do': 'Valitse päivä',

  'mistreated.title': 'Jos sinua kohdellaan töissä huonosti',
  'mistreated.1': 'Soita 112, jos joku uhkaa tai satuttaa sinua.',
  'mistreated.2':
    'Kerro esihenkilöllesi. Jos kyse on hänestä, kerro HR:lle tai työsuojeluvaltuutetulle (skyddsombud). Työnantajalla pitää olla sovitut tavat toimia tällaisessa tilanteessa (Ruotsin määräykset AFS 2023:2).',
  'mistreated.3': 'Kirjoita muistiin päivä, paikka, mitä tapahtui ja ketkä olivat paikalla.',
  'mistreated.read': 'Kiusaaminen, uhkailu ja väkivalta: apua ja puhelinnumeroita',
  'mistreated.ask': 'Pyydä jotakuta ottamaan sinuun yhteyttä',
  'mistreated.plan': 'Lisää askelia toimintasuunnitelmassasi',

  'care.title': 'Milloin hakea apua',
  'care.signs':
    'Ota yhteyttä terveyskeskukseen (vårdcentral) tai työterveyshuoltoon (företagshälsovård), jos lepo ei auta. Tee niin myös, jos huoli, alakulo tai vihaisuus hallitsee päiviäsi, jos sinun on vaikea muistaa asioita tai jos sinua huimaa usein.',
  'care.sleep':
    'Ota yhteyttä terveyskeskukseen, jos olet nukkunut huonosti useimpina öinä neljän viikon ajan. Tee niin jo kahden viikon jälkeen, jos et jaksa selvitä päivistä. Soita numeroon 1177 tänään, jos nukut hyvin vähän etkä silti väsy, ajatukset laukkaavat ja sinulla on epätavallisen paljon energiaa.',
  'care.unsure': 'Jos olet epävarma, soita terveysneuvontaan numeroon 1177.',

  'figures.title': 'Lukusi',
  'figures.lead':
    'Asteikko on 1:stä (ei koskaan) 5:een (aina). Suurempi luku tarkoittaa enemmän kuormitusta.',
  'figures.period': 'Kysymykset koskivat neljää viimeisintä viikkoa, jolloin olit ollut töissä.',
  'figures.period.sickLeave': 'Kysymykset koskivat neljää viime viikkoa.',
  'figures.total': 'Yhteensä',
  'figures.ofFive': '{score} / 5',
  'figures.caption': 'Yhteensä {score} / 5, {zone}. Katkoviivat näyttävät, mistä korkeammat arvot alkavat.',
  'figures.raised': 'Koholla',
  'figures.not_raised': 'Ei koholla',
  'figures.green': 'Vihreä',
  'figures.yellow': 'Keltainen',
  'figures.red': 'Punainen',
  'figures.onlyRaised':
    'Kahdestatoista kysymyksestä voi päätellä vain, onko jokin osa koholla vai ei. Vyöhyke perustuu kokonaistulokseen.',
  'figures.allBands': 'Vyöhyke perustuu kokonaistulokseen. Osat näyttävät, missä kuormitusta on eniten.',
  'figures.tableCaption': 'Luvut ja rajat',
  'figures.table': 'Näytä luvut taulukkona',
  'figures.table.part': 'Osa',
  'figures.table.score': 'Arvo',
  'figures.table.band': 'Taso',
  'figures.table.yellowFrom': 'Keltainen tai koholla, alkaen',
  'figures.table.redFrom': 'Punainen, alkaen',

  'causes.title': 'Mikä työssä voi olla syynä',
  'causes.lead': 'Ensimmäisenä on se, mikä vie eniten voimia. Mitä suurempi luku, sitä huonompi tilanne.',
  'causes.high': 'Suuri',
  'causes.medium': 'Keskitaso',
  'causes.none': 'Pieni',
  'causes.help': 'Tätä tapahtuu, ja se pitää ottaa vakavasti',
  'causes.own': 'Syitä koskevat rajat ovat palvelun omia, eivätkä ne perustu mihinkään tutkimukseen.',

  'change.title': 'Viime kertaan verrattuna',
  'change.none':
    'Kuormitus ei ole selvästi muuttunut siitä, mitä se oli {date}. Ero {delta} on niin pieni, että se voi johtua sattumasta.',
  'change.better':
    'Kuormitus on vähentynyt siitä, mitä se oli {date}. Ero {delta} on suurempi kuin sattuma yleensä selittää.',
  'change.worse':
    'Kuormitus on lisääntynyt siitä, mitä se oli {date}. Ero {delta} on suurempi kuin sattuma yleensä selittää.',
  'change.clear': 'Muutos on selvä: aiemmin {from}, nyt {to}.',
  'change.parts': 'Kysymyksiä on niin vähän, ettei yksittäisen osan muutoksesta voi sanoa mitään.',
  'change.limit':
    'Sattuman raja on laskettu toisen kyselylomakkeen vastauksista, joten se on suuntaa antava.',
  'change.how': 'Näin muutoksen raja lasketaan',

  'apart.version':
    'Kysymysten sanamuotoja on muutettu sen jälkeen, kun vastasit {date}. Siksi ei voi sanoa, onko kuormitus muuttunut.',
  'apart.sickLeave': 'Olit sairauslomalla, kun vastasit {date}. Siksi sitä tulosta ei voi verrata muihin.',

  'limits.provisional':
    'Rajat ovat alustavia, eikä niitä ole vielä varmistettu tutkimuksissa Ruotsin oloissa.',
  'limits.notDiagnosis':
    'Tämä ei ole diagnoosi. Vyöhyke on alustava, koska rajat on otettu toisesta kyselylomakkeesta.',
  'limits.near.green':
    'Olet lähellä vihreän vyöhykkeen rajaa, joten yksi ainoa vastaus on voinut ratkaista tuloksen. Luota siihen, miltä sinusta itsestäsi tuntuu.',
  'limits.near.yellow':
    'Olet lähellä keltaisen vyöhykkeen rajaa, joten yksi ainoa vastaus on voinut ratkaista tuloksen. Luota siihen, miltä sinusta itsestäsi tuntuu.',
  'limits.near.red':
    'Olet lähellä punaisen vyöhykkeen rajaa, joten yksi ainoa vastaus on voinut ratkaista tuloksen. Luota siihen, miltä sinusta itsestäsi tuntuu.',
  'limits.more': 'Näin tulos lasketaan',

  'save.title': 'Haluatko säilyttää tuloksen?',
  'save.browser': 'Tulos on vain tässä selaimessa.',
  'save.notKept': 'Selain ei voi tallentaa tulosta. Tulos katoaa, kun suljet sivun.',
  'save.button': 'Tallenna tililleni',
  'save.saving': 'Tallennetaan…',
  'save.saved': 'Tulos on tallennettu tilillesi.',
  'save.waiting':
    'Tulos tallennetaan tilillesi heti, kun se on mahdollista. Jos olet kirjautunut ulos, kirjaudu uudelleen sisään.',
  'save.closed':
    'Tulosta ei ole tallennettu tilillesi, koska omiin tietoihisi pääsee vain yksityisellä sähköpostiosoitteellasi. Tulos on edelleen tässä selaimessa. Kirjaudu ulos ja kirjaudu sitten täällä sisään yksityisellä osoitteellasi, niin tulos tallentuu.',
  'save.failed': 'Tulosta ei voitu tallentaa tilillesi. Se on edelleen tässä selaimessa.',
  'save.remove': 'Poista tulos selaimesta',
  'save.remove.question': 'Haluatko poistaa tuloksen? Sitä ei saa takaisin.',
  'save.remove.yes': 'Kyllä, poista se',
  'save.remove.no': 'Ei, säilytä se',
  'save.shared':
    'Vastaat jaetulla näytöllä, joten tulosta ei tallenneta mihinkään. Kirjoita muistiin se, minkä haluat muistaa.',
  'save.removed': 'Tulos on poistettu selaimesta.',
  'save.print': 'Tulosta paperille',
  'save.results': 'Katso kaikki tuloksesi',
  'save.again': 'Vastaa kysymyksiin uudelleen',
  'signedOut.heading': 'Kirjaudu sisään, niin näet tuloksen',
  'signedOut.text': 'Tulos kuuluu tilille, joten vain sille kirjautunut voi lukea sen.',
  'signedOut.button': 'Kirjaudu sisään',
  taken: 'Vastattu {date}',
} as const satisfies Record<keyof typeof sv, string>

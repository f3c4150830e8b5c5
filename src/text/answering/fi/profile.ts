import type { profile as sv } from '../../sv/profile.ts'

export const profile = {
  'start.title': 'Kysymyksiä sinusta ja työstäsi',
  'start.description': 'Vastaa yksi kysymys kerrallaan siitä, miten voit töissä.',
  'deep.title': 'Syväanalyysi',
  'deep.description':
    'Kysymyksiä siitä, miten voit töissä ja mitä sen taustalla voi olla. Vastaaminen kestää 8–12 minuuttia.',

  'environment.title': 'Työympäristökysely',
  'environment.description':
    'Kysymyksiä siitä, miten voit töissä, ja työympäristöstäsi. Vastaaminen kestää 12–15 minuuttia.',

  'result.title': 'Valmis',
  'progress.label': 'Näin pitkällä olet',
  'progress.start': 'Alku',
  'progress.promise': 'HR-yhteenveto',
  'progress.promise.note': 'Näin vastauksesi suojataan',
  'progress.step': 'Vaihe {step}',
  'progress.result': 'Tulos',

  'welcome.stressprofil.heading': 'Stressiprofiili',
  'welcome.stressprofil.lead':
    'Vastaat kahteentoista kysymykseen neljästä viime viikosta. Siihen menee 3–4 minuuttia.',
  'welcome.djupanalys.heading': 'Syväanalyysi',
  'welcome.djupanalys.lead':
    'Vastaat yhteen kysymykseen kerrallaan neljästä viime viikosta. Sen jälkeen voit vielä vastata kysymyksiin siitä, mitä taustalla voi olla. Aikaa menee 8–12 minuuttia.',
  'welcome.arbetsmiljo.heading': 'Työympäristökysely',
  'welcome.arbetsmiljo.lead':
    'Vastaat kahteentoista kysymykseen siitä, miten voit. Sen jälkeen voit vastata 48 kysymykseen työympäristöstäsi. Aikaa menee 12–15 minuuttia.',
  'welcome.noRight': 'Oikeita vastauksia ei ole. Valitse se, mikä sopii sinuun parhaiten.',
  'welcome.pause':
    'Voit pitää tauon milloin haluat, sillä vastauksesi säilyvät tässä selaimessa kaksi viikkoa.',
  'welcome.start': 'Aloita',
  'welcome.round':
    'Vastaat kyselyyn ”{round}”, jonka järjestää {organisation}. Kysely on avoinna {date} klo {time} asti.',
  'welcome.roundOffer.title': 'Sinulle on avoin kysely: {organisation}',
  'welcome.roundOffer.text':
    'Sinut on kutsuttu kyselyyn ”{round}”. Se on avoinna {date} klo {time} asti. Vastaaminen on vapaaehtoista.',
  'welcome.roundOffer.answer': 'Vastaa kyselyyn',
  'welcome.roundOffer.self': 'Vastaan vain itseäni varten',
  'welcome.alone': 'Vastaa mieluummin vain itseäsi varten',
  'welcome.last': 'Edellinen tuloksesi on tallessa.',
  'welcome.last.link': 'Katso tuloksesi',
  'welcome.noScript':
    'Kysymykset tarvitsevat JavaScriptin. Ota se käyttöön selaimessa ja lataa sivu uudelleen.',

  'promise.heading': 'Kuka näkee mitä',
  'promise.more': 'Lue lisää siitä, kuka näkee mitä',
  'promise.short.seen': 'HR (henkilöstöosasto) ja esihenkilösi näkevät vain ryhmien lukuja. {units}',
  'promise.short.never':
    'He eivät koskaan näe, mitä olet vastannut tai millä vyöhykkeellä olet, eivätkä he saa listaa vastanneista. Lupauksella on rajansa, ja niistä voit lukea alempana.',
  'promise.short.voluntary':
    'Kyselyyn ”{round}” vastaaminen on vapaaehtoista. Kyselyn järjestää {organisation}. Lähetettyä vastausta ei voi perua.',
  'promise.visitor.1': 'Vastauksesi eivät lähde tästä selaimesta minnekään.',
  'promise.visitor.2':
    'Tulos lasketaan täällä, puhelimessasi tai tietokoneessasi. Me emme saa tietää, mitä vastaat.',
  'promise.visitor.3': 'Lopuksi päätät itse, haluatko tallentaa tuloksen tilille.',
  'promise.visitor.4': 'Jos muutkin käyttävät samaa laitetta, voit lopuksi poistaa tuloksen tulossivulla.',
  'promise.signedIn.1':
    'Tulos tallennetaan salattuna tilille {email}. Vain sinä voit lukea sen, jos kukaan muu ei pääse lukemaan siihen osoitteeseen tulevia sähköposteja.',
  'promise.signedIn.2': 'Yksikään työnantaja ei saa tietää, että olet vastannut tai mitä olet vastannut.',
  'promise.signedIn.3': 'Voit poistaa tuloksen milloin haluat.',
  'promise.units.several': 'Vastauksesi voi olla mukana näissä luvuissa: {chain}.',
  'promise.units.first': 'oma yksikkösi {unit}, jos siellä vastaa vähintään {number}',
  'promise.units.next': 'muuten {unit}',
  'promise.units.last': 'muuten koko {unit}',
  'promise.units.one': 'Vastauksesi voi olla mukana näissä luvuissa: koko {unit}.',
  'promise.units.none': 'Jos vastaajia on vähemmän kuin {number}, lukuja ei näytetä ollenkaan.',
  'promise.number.8': 'kahdeksan',
  'promise.number.9': 'yhdeksän',
  'promise.number.10': 'kymmenen',
  'promise.number.11': 'yksitoista',
  'promise.number.12': 'kaksitoista',
  'promise.list.title': 'Ketkä on kutsuttu',
  'promise.list.group': 'Yksiköstäsi on kutsuttu {count} {count|henkilö|henkilöä}, sinut mukaan lukien.',
  'promise.list.joined':
    'Näistä {count} {count|henkilö|henkilöä} on tullut yksikköön edellisen kyselyn jälkeen.',
  'promise.list.same': 'Kukaan heistä ei ole tullut yksikköön edellisen kyselyn jälkeen.',
  'promise.list.never': 'Yksiköltä ei ole kysytty aiemmin, joten kaikki ovat listalla uusia.',
  'promise.list.all':
    'Koko kyselyyn on kutsuttu {count} {count|henkilö|henkilöä}. Edellisen kyselyn jälkeen listalle on tullut {joined} ja listalta on poistunut {gone}.',
  'promise.list.allFirst': 'Koko kyselyyn on kutsuttu {count} {count|henkilö|henkilöä}.',
  'promise.list.approval': 'Työsuojeluvaltuutettu (skyddsombud) on tarkastanut listan ja hyväksynyt sen.',
  'promise.list.silence':
    'Työsuojeluvaltuutettu (skyddsombud) on voinut tarkastaa listan kolmen työpäivän ajan, eikä hänellä ole ollut huomautettavaa.',
  'promise.list.statement':
    'Kukaan työntekijöiden edustaja ei ole nähnyt listaa, koska työsuojeluvaltuutettua (skyddsombud) ei ole. Työnantaja kertoo näin siitä, miten teille on tiedotettu: ”{statement}”',
  'promise.list.check':
    'Jos määrä ei vastaa sitä, kuinka monta teitä on, odota vielä vastaamista ja kysy asiasta työsuojeluvaltuutetulta tai HR:stä. Pieneen ryhmään keksityt henkilöt voivat paljastaa, mitä vastaat.',
  'promise.list.proof': 'Tarkista, että olet listalla',
  'promise.mixed.title': 'Mitä HR ja esihenkilösi näkevät',
  'promise.never.title': 'Mitä he eivät näe koskaan',
  'promise.never.1': 'Mitä olet vastannut mihinkään kysymykseen.',
  'promise.never.2': 'Tulostasi tai vyöhykettäsi.',
  'promise.never.3': 'Listaa vastanneista. Jos lähes kaikki ryhmässä vastaavat, asia voi silti käydä ilmi.',
  'promise.never.4':
    'Tämä koskee kaikkia, jotka käyttävät palvelua työssään: HR:ää, esihenkilöitä, työkavereita ja omaa henkilökuntaamme.',
  'promise.final.title': 'Lähetettyä vastausta ei voi perua',
  'promise.final.text':
    'Kun lähetät vastauksesi, se yhdistetään muiden vastauksiin. Sen jälkeen kukaan ei voi enää löytää sitä, et edes sinä. Siihen asti voit muuttaa mieltäsi.',
  'promise.own.title': 'Oma tuloksesi',
  'promise.own.account':
    'Saat oman tuloksesi heti. Se tallennetaan salattuna tilille {email}. Vain sinä voit lukea sen, jos kukaan muu ei pääse lukemaan siihen osoitteeseen tulevia sähköposteja.',
  'promise.own.browser': 'Saat oman tuloksesi heti, ja se tallennetaan vain tähän selaimeen.',
  'promise.try': 'Kokeile itse, mitä näytetään ja mitä ei',
  'onSickLeave.title': 'Oletko sairauslomalla?',
  'onSickLeave.label': 'Olen kokonaan sairauslomalla',
  'onSickLeave.hint':
    'Silloin kysymme neljästä viime viikosta, vaikka et ole ollut töissä. Monet kysymykset koskevat työtä. Voit ohittaa yhden kysymyksen kustakin osasta. Jos et voi vastata useampaan kysymykseen, voit odottaa, kunnes olet taas töissä. Kukaan muu ei saa nähdä tätä tietoa.',
  'promise.start': 'Ensimmäiseen kysymykseen',
  'promise.privacy': 'Lisää siitä, miten suojaamme tietosi',

  'question.previous': 'Edellinen',
  'question.count': 'Kysymys {current}/{total}',
  'question.continue': 'Jatka',
  'question.keys': 'Näppäimistöllä voit valita vastauksen näppäimillä 1–5.',
  'question.advance': 'Siirry eteenpäin automaattisesti',
  'question.advance.notice':
    'Kun painat vastausta, seuraava kysymys tulee itsestään. Voit muuttaa tätä jokaisen kysymyksen alla.',
  'question.advance.legend': 'Milloin seuraava kysymys tulee itsestään?',
  'question.advance.pointer': 'Kun painan tai napsautan vastausta',
  'question.advance.always': 'Myös silloin, kun käytän näppäimistöä tai ruudunlukijaa',
  'question.advance.never': 'Ei koskaan, siirryn itse eteenpäin Jatka-painikkeella',
  'question.advance.pointer.note': 'Päällä, kun painat',
  'question.advance.always.note': 'Päällä',
  'question.advance.never.note': 'Pois päältä',
  'question.skip': 'Ohita kysymys',
  'question.skip.limit': 'Voit ohittaa yhden kysymyksen kustakin osasta. Tämän osan aihe: {category}.',
  'question.skip.used':
    'Olet jo ohittanut yhden kysymyksen tästä osasta. Valitse vastaus, joka sopii parhaiten, jotta voimme laskea tuloksen.',
  'question.error': 'Valitse, kuinka usein olet kokenut tätä.',
  'question.leaveCauses': 'Ohita koko syitä koskeva osa',
  'question.sickLeave': 'Ajattele neljää viime viikkoa, vaikka et ole ollut töissä.',
  'question.cause': 'Kysymys syistä: {cause}.',

  'causes.heading': 'Haluatko vastata kysymyksiin siitä, mitä taustalla voi olla?',
  'causes.why': 'Vastaukset näyttävät, mikä työssä vie voimia, ja ratkaisevat, mistä suunnitelmasi alkaa.',
  'causes.sickLeave':
    'Koska olet sairauslomalla, voit ohittaa tämän osan, jos et ole ollut yhteydessä työpaikkaasi neljään viime viikkoon.',
  'causes.answer': 'Kyllä, vastaan näihin {count} kysymykseen',
  'causes.answer.hint': 'Siihen menee 4–5 minuuttia.',
  'causes.answer.hint.many': 'Siihen menee noin kymmenen minuuttia.',
  'causes.leave': 'Ei, ohitan koko osan',
  'causes.leave.hint': 'Saat tuloksesi silti.',
  'causes.error': 'Valitse, haluatko vastata syitä koskeviin kysymyksiin.',

  'check.heading': 'Ovatko vastauksesi oikein?',
  'check.lead': 'Lue vastauksesi läpi. Voit muuttaa niitä, jos jokin ei pidä paikkaansa.',
  'check.causes': 'Syyt työssä',
  'check.change': 'Muuta',
  'check.changeWhat': 'vastaus kysymykseen: {question}',
  'check.skipped': 'Ohitettu',
  'check.open': 'Ei vastattu',
  'check.causesLeft': 'Olet valinnut ohittaa syitä koskevat kysymykset.',
  'check.causesChange': 'Vastaa niihin kuitenkin',
  'check.show': 'Näytä tulokseni',
  'check.send': 'Lähetä vastaukseni',
  'check.final': 'Lähetettyä vastausta ei voi perua.',
  'check.lacking': 'Vastaa vielä yhteen kysymykseen aiheesta: {category}',
  'check.lackingCauses': 'Vastaa kaikkiin syitä koskeviin kysymyksiin tai ohita koko osa.',

  'loading.loading': 'Sivua haetaan…',
  'loading.lost': 'Ei internetyhteyttä. Vastauksesi ovat tallessa, ja sivu näytetään, kun yhteys palaa.',
  'draft.notKept':
    'Selain ei voi tallentaa vastauksiasi. Ne katoavat, jos lataat sivun uudelleen tai suljet sen.',
  'draft.resumed': 'Olet jo aloittanut ja voit jatkaa siitä, mihin jäit.',
  'draft.reworded':
    'Kysymysten sanamuotoja on muutettu sen jälkeen, kun aloitit. Vastauksesi koskivat vanhoja kysymyksiä, eikä niitä voi käyttää tässä. Siksi sinun pitää aloittaa alusta.',
  'draft.startOver': 'Aloita alusta',
  'draft.startOver.question': 'Haluatko poistaa antamasi vastaukset?',
  'draft.startOver.yes': 'Kyllä, aloita alusta',
  'draft.startOver.no': 'Ei, säilytä ne',
  'draft.elsewhere.heading': 'Vastasit loppuun toisessa välilehdessä',
  'draft.elsewhere.text':
    'Vastaukset on lähetetty tai poistettu siellä, joten sinun ei tarvitse tehdä täällä enää mitään.',
  'draft.elsewhere.again': 'Aloita alusta',

  'sending.now': 'Vastaustasi lähetetään…',
  'sending.sent': 'Kiitos. Vastauksesi on lähetetty.',
  'sending.counted': 'Se on mukana kyselyssä ”{round}”, jonka järjestää {organisation}.',
  'sending.first': 'Jos joku on jo vastannut samalla koodilla, vain ensimmäinen vastaus lasketaan mukaan.',
  'sending.read': 'Poista viesti',
  'sending.waiting.title': 'Vastauksesi odottaa internetyhteyttä',
  'sending.waiting.text':
    'Vastaus lähetetään automaattisesti, kun yhteys palaa, joten pidä sivu mieluiten auki. Jos suljet sen, vastaus lähetetään, kun seuraavan kerran avaat kysymykset. Vastaus lasketaan mukaan kyselyyn, kun se on lähetetty.',
  'sending.signIn.title': 'Et ole enää kirjautuneena',
  'sending.signIn.text':
    'Vastauksesi on tallessa selaimessa, ja se lähetetään, kun olet kirjautunut uudelleen.',
  'sending.signIn.button': 'Kirjaudu sisään',
  'sending.other.title': 'Vastaus kuuluu toiselle tilille',
  'sending.other.text': 'Vastaus lähetetään, kun vastannut henkilö kirjautuu sisään tässä selaimessa.',
  'sending.used.title': 'Olit jo vastannut kyselyyn',
  'sending.used.text':
    'Ensimmäinen vastauksesi on laskettu mukaan, eikä uutta vastausta ole lähetetty. Alla oleva tulos on vain sinua varten.',
  'sending.closed.title': 'Kysely on päättynyt',
  'sending.closed.text':
    'Nyt lähetettyjä vastauksia ei enää lasketa mukaan. Alla oleva tulos on vain sinua varten.',
  'sending.refused.title': 'Vastaustasi ei voitu ottaa vastaan',
  'sending.refused.text':
    'Lataa sivu uudelleen ja vastaa vielä kerran. Alla oleva tulos on vain sinua varten.',

  'invitation.used.heading': 'Olet jo vastannut',
  'invitation.used.text':
    'Kiitos vastauksestasi. Jokainen kutsu lasketaan kerran, joten sinun ei tarvitse tehdä enää mitään.',
  'invitation.closed.heading': 'Kysely on päättynyt',
  'invitation.closed.text':
    'Kyselyyn ”{round}” ei voi enää vastata. Jos haluat silti nähdä, miten voit, voit vastata vain itseäsi varten.',
  'invitation.unknown.heading': 'Linkki ei toimi',
  'invitation.unknown.text':
    'Kysely voi olla jo päättynyt, tai osa linkistä voi puuttua. Avaa sähköposti ja paina siinä olevaa linkkiä uudelleen. Jos se ei auta, kysy neuvoa siltä, joka kutsui sinut.',
  'invitation.results': 'Katso omat tuloksesi',
} as const satisfies Record<keyof typeof sv, string>

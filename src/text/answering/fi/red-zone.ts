import type { redZone as sv } from '../../sv/red-zone.ts'

export const redZone = {
  'red.title': 'Palautuminen ensin',
  'red.description': 'Tukea, lepoa ja ensimmäiset askeleet, kun kuormitusta on ollut liian pitkään.',
  'red.heading': 'Nyt tarvitset lepoa',
  'red.alert.title': 'Aseta palautuminen etusijalle',
  'red.alert.text': 'Olo yleensä paranee, mutta se vie aikaa. Älä yritä jaksaa väkisin.',

  'support.button': 'Pyydä tukea heti',
  'support.title': 'Puhu jonkun kanssa nyt',

  'red.book': 'Varaa arviointikeskustelu',
  'red.occupational': 'Ota yhteyttä työterveyshuoltoon',
  'red.occupational.text':
    'Työterveyshuoltoon (företagshälsovård) saat yhteyden yleensä esihenkilösi tai HR:n (henkilöstöosaston) kautta. Jos et tiedä, keneltä kysyä, voit kirjoittaa meille.',

  'red.phase': 'Vaihe {number}: {phase}',
  'red.acute': 'Akuutti tilanne',
  'red.acute.text':
    'Nyt tarvitset lepoa, unta ja mahdollisimman vähän vaatimuksia. Ota vastaan apu, jota saat.',
  'red.acute.1': 'Poista kalenterista kaikki, minkä voit, sekä kotona että töissä.',
  'red.acute.2': 'Pyydä lääkärin tai työterveyshuollon aikaa jo tänään, jos et ole vielä pyytänyt.',
  'red.acute.3': 'Syö säännöllisesti ja nouse ylös joka päivä samaan aikaan, vaikka et nukkuisi koko yötä.',
  'red.acute.4': 'Käy joka päivä ulkona päivänvalossa, vaikka vain viisi minuuttia.',
  'red.acute.next':
    'Kun nukut vähän paremmin ja selviydyt useimmista arjen asioista, voit siirtyä eteenpäin.',
  'red.stabilization': 'Olon tasaantuminen',
  'red.stabilization.text':
    'Rakenna yksinkertaisia rutiineja: ruokaa, päivänvaloa, lyhyitä kävelyjä ja asioita, jotka antavat voimia.',
  'red.stabilization.1': 'Tee joka päivä jotain rauhallista, mistä pidät, vaikka vain pieni hetki.',
  'red.stabilization.2': 'Tee lyhyitä kävelyjä ja käänny kotiin ennen kuin väsyt.',
  'red.stabilization.3': 'Lepää tekemisten välissä silloinkin, kun olosi on virkeämpi.',
  'red.stabilization.4': 'Puhu jonkun kanssa siitä, miksi näin kävi.',
  'red.stabilization.next': 'Kun olosi on ollut tasaisempi usean päivän ajan, voit alkaa lisätä tekemistä.',
  'red.rebuild': 'Voimien kasvattaminen',
  'red.rebuild.text':
    'Lisää tekemistä hitaasti. Käy esihenkilösi kanssa läpi, mitä pitää muuttaa, ennen kuin palaat tavalliseen työhösi.',
  'red.rebuild.1': 'Lisää yksi asia kerrallaan ja odota viikon verran, ennen kuin lisäät seuraavan.',
  'red.rebuild.2': 'Sovi esihenkilösi kanssa, mikä kuuluu työhösi ja mikä ei.',
  'red.rebuild.3': 'Pidä edelleen taukoja, sillä ne ovat osa työtä.',
  'red.rebuild.4': 'Kirjoita muistiin, mistä huomaat kuormituksen ajoissa ja mitä silloin teet.',
  'red.rebuild.next': 'Jos vointisi huononee, voit palata askeleen taaksepäin. Se on tavallista.',

  'red.resources': 'Tärkein tuki',
  'red.resources.acute': 'Ensiapua stressiin',
  'red.resources.acute.text': 'Seitsemän keinoa, joita voit käyttää heti, missä oletkin.',
  'red.resources.acute.link': 'Siirry ensiapukeinoihin',
  'red.resources.recovery': '6 viikon palautumisohjelma',
  'red.resources.recovery.text':
    'Ohjelma antaa sinulle yhden pienen askeleen päivässä kuuden viikon ajan. Se alkaa levosta, ja voit pitää taukoa milloin haluat.',
  'red.resources.recovery.link': 'Siirry palautumisohjelmaan',
  'red.healthCentre': 'Mitä terveyskeskuksessa (vårdcentral) tapahtuu',
  'red.resources.specialist': 'Asiantuntijan arvio',
  'red.resources.specialist.text':
    'Soita tänään terveyskeskukseen (vårdcentral) tai työterveyshuoltoon ja pyydä aika, tai varaa arviointikeskustelu meiltä.',
  'red.resources.follow.book': 'Varaa seurantakeskustelu meiltä',
  'red.resources.follow.text':
    'Käymme 30 minuutissa läpi, mitä on tapahtunut viime kerran jälkeen ja mitä pitää muuttaa.',
  'red.again': 'Tee uusi testi neljän viikon kuluttua',
  'red.resources.follow': 'Seuranta',

  'red.plan.title': 'Toimintasuunnitelma',
  'red.plan.lead':
    'Lue vain siitä vaiheesta, jossa olet nyt. On tavallista liikkua vaiheesta toiseen edestakaisin.',
  'red.plan.link': 'Siirry toimintasuunnitelmaasi',
  'red.stress': 'Tietoa stressistä',
  'red.programme': 'Aloita ohjelma',
  'red.programme.text':
    'Keskustele mieluiten lääkärin tai hoitajan kanssa, ennen kuin aloitat. Kun sinulla on enemmän voimia, tarjolla on pidempi ohjelma stressistä.',
  'red.programme.later': 'Siirry stressinhallintaohjelmaan',
} as const satisfies Record<keyof typeof sv, string>

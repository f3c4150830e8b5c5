import type { elsewhere as sv } from '../../sv/elsewhere.ts'

/** Continuing on another device with answers that were begun on this one, by a code. */
export const elsewhere = {
  open: 'Vaihda toiseen laitteeseen',
  title: 'Jatka toisella laitteella',
  close: 'Sulje',
  lead: 'Saat koodin, jonka kirjoitat toisella puhelimellasi tai tietokoneellasi. Jatkat siellä siitä kysymyksestä, johon olet päässyt, etkä tarvitse tiliä.',
  sealed:
    'Vastauksesi salataan koodilla tässä selaimessa, ennen kuin ne lähetetään meille. Koodia ei lähetetä, joten emme voi lukea vastauksia arvaamatta sitä, ja se veisi hyvin kauan. Poistamme vastaukset, kun ne on haettu, tai tunnin sisällä siitä, kun koodi on vanhentunut.',
  make: 'Luo koodi',
  making: 'Koodia luodaan…',
  failed: 'Koodin luominen ei onnistunut',
  'failed.network':
    'Palveluun ei saada yhteyttä juuri nyt. Tarkista internetyhteytesi ja yritä uudelleen. Voit myös jatkaa vastaamista tässä.',
  'failed.too-many-requests':
    'Lyhyessä ajassa on luotu paljon koodeja. Odota hetki ja yritä uudelleen, tai jatka vastaamista tässä.',
  'failed.unsupported':
    'Tämä selain ei pysty salaamaan vastauksia. Kokeile toista selainta tai jatka vastaamista tässä.',
  'failed.unexpected':
    'Meillä meni jotain vikaan. Yritä hetken kuluttua uudelleen tai jatka vastaamista tässä.',
  code: 'Koodisi',
  'step.1': 'Avaa sivu',
  'step.2': 'Valitse ”{choice}”',
  'step.3': 'Kirjoita koodi.',
  valid:
    'Koodi toimii kerran, 30 minuutin ajan. Älä näytä sitä kenellekään, sillä koodin käyttäjä voi lukea vastauksesi. Vastaukset säilyvät myös tässä, paitsi jaetulla näytöllä, joka tyhjentää itsensä.',
  first: 'Se vastaus, jonka lähetät ensin, lasketaan mukaan, laitteesta riippumatta.',
  forget: 'Poista vastaukset tästä laitteesta',
  'forget.question':
    'Odota, kunnes näet kysymykset toisella laitteella. Haluatko poistaa vastaukset tästä nyt?',
  'forget.yes': 'Poista vastaukset',
  'forget.no': 'Säilytä ne tässä',
  forgotten: 'Vastaukset on poistettu tästä laitteesta',
  'forgotten.text': 'Jatka toisella laitteellasi. Sinun ei tarvitse tehdä tässä enää mitään.',
  here: 'Aloititko vastaamisen toisella laitteella?',
  'here.label': 'Toisen laitteen koodi',
  'here.hint': 'Yhdeksän merkkiä, esimerkiksi 7K4-MX9-2QD. Voit käyttää isoja tai pieniä kirjaimia.',
  'here.submit': 'Hae vastaukseni',
  'here.checking': 'Vastauksia haetaan…',
  'here.error.form': 'Kirjoita koodin kaikki yhdeksän merkkiä niin kuin ne näkyvät toisella laitteella.',
  'here.error.unknown':
    'Koodi ei toimi. Siinä voi olla kirjoitusvirhe, se on voitu jo käyttää tai se on yli 30 minuuttia vanha. Jos vastaukset ovat yhä toisella laitteella, voit luoda siellä uuden koodin.',
  'here.error.unsupported': 'Tämä selain ei pysty avaamaan vastauksia. Kokeile toista selainta.',
  'here.error.notStored':
    'Selain ei tallenna mitään, joten vastauksia ei voi ottaa vastaan tässä. Luo uusi koodi ja kokeile toista selainta.',
  'here.error.network':
    'Palveluun ei saada yhteyttä juuri nyt. Tarkista internetyhteytesi ja yritä uudelleen.',
  'here.error.too-many-requests':
    'Lyhyessä ajassa on yritetty liian monta kertaa. Odota hetki ennen kuin yrität uudelleen.',
  'here.error.unexpected': 'Meillä meni jotain vikaan. Yritä hetken kuluttua uudelleen.',
} as const satisfies Record<keyof typeof sv, string>

import type { sharedScreen as sv } from '../../sv/shared-screen.ts'

/** A shared screen, at which several people answer one after the other (`/svara?delad`). */
export const sharedScreen = {
  label: 'Wspólny ekran',
  'start.text':
    'Tutaj odpowiada kilka osób, jedna po drugiej. Ekran zostanie wyczyszczony, gdy skończysz albo gdy nikt go nie dotknie przez pół minuty.',
  'start.end': 'Zakończ wspólne używanie ekranu',
  'going.text':
    'Wyczyść ekran, gdy skończysz, żeby następna osoba nie zobaczyła Twoich odpowiedzi ani Twojego wyniku.',
  'going.clear': 'Wyczyść ekran',
  'idle.title': 'Nadal tu jesteś?',
  'idle.text':
    'Nikt nie dotknął ekranu od pół minuty. Za {count} {count|sekundy|sekund|sekundę|sekundy} zostanie wyczyszczony. Niewysłane odpowiedzi wtedy znikną, ale możesz zacząć od nowa z tym samym kodem.',
  'idle.stay': 'Nadal tu jestem',
  'blocked.page':
    'Na wspólnym ekranie można tylko odpowiadać. Tę stronę możesz przeczytać na swoim telefonie lub komputerze: {address}',
  'blocked.call': 'Z tego ekranu nie można dzwonić. Zadzwoń ze swojego telefonu: {address}.',
} as const satisfies Record<keyof typeof sv, string>

import type { Example } from '../example.ts'
import { Button, LinkButton } from './button.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Knappar: den som leder vidare, den bredvid, den enkla',
    element: (
      <p className="actions">
        <Button>Fortsätt</Button>
        <Button kind="quiet">Spara till senare</Button>
        <Button kind="plain">Hoppa över frågan</Button>
      </p>
    ),
  },
  { name: 'Knapp medan något skickas', element: <Button busy>Skickar...</Button> },
  { name: 'Länk som leder vidare', element: <LinkButton href="#exempel">Läs om zonerna</LinkButton> },
]

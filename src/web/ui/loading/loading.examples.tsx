import type { Example } from '../example.ts'
import { Loading } from './loading.tsx'

export const examples: readonly Example[] = (['small', 'medium', 'large'] as const).map((size) => ({
  name: `Väntan, ${{ small: 'liten', medium: 'mellan', large: 'stor' }[size]}`,
  element: <Loading size={size} label="Laddar..." />,
}))

import type { Example } from '../example.ts'
import { Steps } from './steps.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Stegen genom stressprofilen',
    element: (
      <Steps
        label="Så långt har du kommit"
        steps={['Start', 'HR-översikt', 'Steg 3', 'Resultat']}
        current={2}
      />
    ),
  },
]

import type { Example } from '../example.ts'
import { Fold } from './fold.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Rader att fälla ut',
    element: (
      <div className="folds">
        <Fold id="example-fold-breathing" title="Pausandning" note="En minut" open>
          <p>Andas in i fyra sekunder, håll i två, andas ut i sex.</p>
        </Fold>
        <Fold id="example-fold-pause" title="Mikropaus" note="Klar">
          <p>Res dig och titta på något långt bort.</p>
        </Fold>
      </div>
    ),
  },
]

import { BrandMark } from '../brand-mark/brand-mark.tsx'
import type { Example } from '../example.ts'
import { Icon } from '../icon/icon.tsx'
import { ownIcons } from '../icon/own-icons.ts'
import { QuickExit } from '../quick-exit/quick-exit.tsx'
import { AppBar } from './app-bar.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Med inställningar och snabb utgång',
    element: (
      <AppBar
        brand={
          <a href="#part-app-bar" className="header-brand">
            <BrandMark />
            Andrum
          </a>
        }
        actions={
          <>
            <a href="#part-app-bar" className="app-bar-link app-bar-compact">
              <Icon drawing={ownIcons.settings} />
              <span>Inställningar</span>
            </a>
            <QuickExit
              label="Lämna sidan snabbt"
              hint="Eller tryck tre gånger på Escape"
              to="https://www.smhi.se/"
            />
          </>
        }
      />
    ),
  },
]

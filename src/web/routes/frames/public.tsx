import { Outlet } from 'react-router'
import { PublicFrame } from '#web/lib/frames/public-frame.tsx'

export default function Public() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

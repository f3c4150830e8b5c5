import { type PlayerProps, Player as UsualPlayer } from './player.tsx'
import { RelaxationStage } from './relaxation-stage.tsx'

/** The player of the page of exercises, which includes the texts of the relaxations. */
export function Player(props: PlayerProps) {
  return <UsualPlayer {...props} Relaxation={RelaxationStage} />
}

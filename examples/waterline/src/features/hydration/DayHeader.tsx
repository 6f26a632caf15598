import { useAppSelector } from '../../app/hooks'
import { selectPercent, selectTotalMl } from './hydrationSlice'

export function DayHeader() {
  const goalMl = useAppSelector((state) => state.hydration.goalMl)
  const totalMl = useAppSelector(selectTotalMl)
  const percent = useAppSelector(selectPercent)

  return (
    <header>
      <h1>Waterline</h1>
      <p>{`${totalMl} of ${goalMl} ml (${percent}%)`}</p>
      <progress value={totalMl} max={goalMl} aria-label="Progress toward the goal" />
    </header>
  )
}

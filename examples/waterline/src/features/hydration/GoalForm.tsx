import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { goalChanged } from './hydrationSlice'
import { loadSavedGoal } from './savedGoal'

export function GoalForm() {
  const goalMl = useAppSelector((state) => state.hydration.goalMl)
  const dispatch = useAppDispatch()

  function saveGoal(fields: FormData) {
    dispatch(goalChanged(Number(fields.get('goal'))))
  }

  return (
    <section>
      <h2>Goal</h2>
      <form action={saveGoal}>
        <label>
          Daily goal in ml{' '}
          <input key={goalMl} name="goal" type="number" min={1} required defaultValue={goalMl} />
        </label>
        <button type="submit">Change</button>
      </form>
      <button type="button" onClick={() => dispatch(loadSavedGoal())}>
        Load my saved goal
      </button>
    </section>
  )
}

import type { AppDispatch } from '../../app/store'
import { goalChanged } from './hydrationSlice'

// Stands in for a server: answers after 300 ms.
function fetchSavedGoal(): Promise<number> {
  return new Promise((resolve) => setTimeout(() => resolve(2400), 300))
}

export const loadSavedGoal = () => async (dispatch: AppDispatch) => {
  const goalMl = await fetchSavedGoal()
  dispatch(goalChanged(goalMl))
}

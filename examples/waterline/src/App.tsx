import { AddDrink } from './features/hydration/AddDrink'
import { DayHeader } from './features/hydration/DayHeader'
import { DrinkLog } from './features/hydration/DrinkLog'
import { GoalForm } from './features/hydration/GoalForm'

export default function App() {
  return (
    <main>
      <DayHeader />
      <AddDrink />
      <DrinkLog />
      <GoalForm />
    </main>
  )
}

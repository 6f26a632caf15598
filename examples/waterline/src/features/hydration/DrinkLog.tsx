import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { dayReset, lastDrinkRemoved } from './hydrationSlice'

export function DrinkLog() {
  const drinks = useAppSelector((state) => state.hydration.drinks)
  const lastRemoved = useAppSelector((state) => state.hydration.lastRemoved)
  const dispatch = useAppDispatch()

  return (
    <section>
      <h2>Today</h2>
      <ol>
        {drinks.map((drink) => (
          <li key={drink.id}>{`${drink.ml} ml ${drink.label}`}</li>
        ))}
      </ol>
      <button type="button" disabled={drinks.length === 0} onClick={() => dispatch(lastDrinkRemoved())}>
        Undo last drink
      </button>
      <button type="button" onClick={() => dispatch(dayReset())}>
        Start a new day
      </button>
      <p role="status">{lastRemoved && `Removed ${lastRemoved.ml} ml ${lastRemoved.label}`}</p>
    </section>
  )
}

import { useAppDispatch } from '../../app/hooks'
import { drinkAdded } from './hydrationSlice'

export function AddDrink() {
  const dispatch = useAppDispatch()

  function addCustomDrink(fields: FormData) {
    dispatch(drinkAdded(Number(fields.get('ml')), String(fields.get('label'))))
  }

  return (
    <section>
      <h2>Add a drink</h2>
      <button type="button" onClick={() => dispatch(drinkAdded(250))}>
        Glass of water
      </button>
      <button type="button" onClick={() => dispatch(drinkAdded(330, 'Mint tea'))}>
        Mint tea
      </button>
      <form action={addCustomDrink}>
        <label>
          Amount in ml <input name="ml" type="number" min={1} required />
        </label>
        <label>
          Name <input name="label" />
        </label>
        <button type="submit">Add</button>
      </form>
    </section>
  )
}

import { useAppDispatch } from '../../app/hooks'
import type { Category } from './items'
import { itemAdded } from './packingSlice'

const categories: Category[] = ['clothes', 'gear', 'food']

export function AddItem() {
  const dispatch = useAppDispatch()

  function addItem(fields: FormData) {
    const name = String(fields.get('name'))
    const grams = Number(fields.get('grams'))
    const category = categories.find((known) => known === fields.get('category'))
    if (category) dispatch(itemAdded({ name, grams, category }))
  }

  return (
    <form action={addItem}>
      <label>
        Item <input name="name" required />
      </label>
      <label>
        Weight in g <input name="grams" type="number" min={1} required />
      </label>
      <label>
        Category{' '}
        <select name="category">
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <button type="submit">Add</button>
    </form>
  )
}

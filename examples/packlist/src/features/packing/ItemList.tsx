import { useAppDispatch, useAppSelector } from '../../app/hooks'
import type { Filter } from './packingSlice'
import { filterChosen, itemToggled, packingSelectors } from './packingSlice'

const filters: Filter[] = ['all', 'clothes', 'gear', 'food']

export function ItemList() {
  const items = useAppSelector(packingSelectors.selectVisibleItems)
  const chosen = useAppSelector(packingSelectors.selectFilter)
  const dispatch = useAppDispatch()

  return (
    <section>
      <div role="group" aria-label="Show">
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === chosen}
            onClick={() => dispatch(filterChosen(filter))}
          >
            {filter}
          </button>
        ))}
      </div>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <label>
              <input type="checkbox" checked={item.packed} onChange={() => dispatch(itemToggled(item.id))} />
              {` ${item.name}, ${item.grams} g`}
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

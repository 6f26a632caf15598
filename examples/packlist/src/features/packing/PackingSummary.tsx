import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { everythingUnpacked, packingSelectors } from './packingSlice'

export function PackingSummary() {
  const grams = useAppSelector(packingSelectors.selectGrams)
  const items = useAppSelector((state) => state.packing.items)
  const dispatch = useAppDispatch()
  const packed = items.filter((item) => item.packed).length

  return (
    <header>
      <h1>Packlist</h1>
      <p>{`${packed} of ${items.length} packed, ${(grams / 1000).toFixed(2)} kg in all`}</p>
      <button type="button" disabled={packed === 0} onClick={() => dispatch(everythingUnpacked())}>
        Unpack everything
      </button>
    </header>
  )
}

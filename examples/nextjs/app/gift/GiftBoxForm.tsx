'use client'

import { selectTins } from '../../lib/features/cart/cartSlice'
import { noteChanged, selectGiftBox, tinPacked } from '../../lib/features/giftBox/giftBoxSlice'
import { useAppSelector } from '../../lib/hooks'
import { useGiftBoxDispatch, useGiftBoxSelector } from './GiftBoxProvider'

export function GiftBoxForm() {
  const { sku, tins, note } = useGiftBoxSelector(selectGiftBox)
  const tinsInCart = useAppSelector(selectTins)
  const dispatch = useGiftBoxDispatch()
  return (
    <fieldset>
      <legend>{`Gift box: ${tins} × ${sku}, besides ${tinsInCart} in the cart`}</legend>
      <button type="button" onClick={() => dispatch(tinPacked())}>
        Pack one more
      </button>
      <label>
        Note <input value={note} onChange={(event) => dispatch(noteChanged(event.target.value))} />
      </label>
    </fieldset>
  )
}

import { nanoid } from '@reduxjs/toolkit'

export type Category = 'clothes' | 'gear' | 'food'

export interface Item {
  id: string
  name: string
  category: Category
  grams: number
  packed: boolean
}

export type NewItem = Omit<Item, 'id' | 'packed'>

export const toItem = (item: NewItem): Item => ({ ...item, id: nanoid(), packed: false })

import { createAppAsyncThunk } from '../../app/createAppAsyncThunk'
import { toItem } from './items'
import type { NewItem } from './items'

const templates = new Map<string, NewItem[]>([
  [
    'weekend',
    [
      { name: 'Rain jacket', category: 'clothes', grams: 310 },
      { name: 'Head torch', category: 'gear', grams: 75 },
      { name: 'Trail mix', category: 'food', grams: 250 },
    ],
  ],
])

// Stands in for a server: answers after 300 ms, and has one template.
async function fetchTemplate(name: string): Promise<NewItem[] | undefined> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return templates.get(name)
}

export const importTemplate = createAppAsyncThunk(
  'packing/importTemplate',
  async (name: string, { getState, rejectWithValue }) => {
    if (getState().packing.imported.includes(name)) {
      return rejectWithValue(`The template "${name}" is on your list already.`)
    }
    const items = await fetchTemplate(name)
    if (!items) return rejectWithValue(`There is no template called "${name}".`)
    return items.map(toItem)
  },
)

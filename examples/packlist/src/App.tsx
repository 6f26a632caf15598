import { AddItem } from './features/packing/AddItem'
import { ImportForm } from './features/packing/ImportForm'
import { ItemList } from './features/packing/ItemList'
import { PackingSummary } from './features/packing/PackingSummary'

export default function App() {
  return (
    <main>
      <PackingSummary />
      <AddItem />
      <ItemList />
      <ImportForm />
    </main>
  )
}

import { useState } from 'react'
import { ReportForm } from './trails/ReportForm'
import { TrailDetail } from './trails/TrailDetail'
import { TrailList } from './trails/TrailList'

export default function App() {
  const [selected, setSelected] = useState<string>()
  const [live, setLive] = useState(false)

  return (
    <main>
      <h1>Trailboard</h1>
      <TrailList selected={selected} onSelect={setSelected} />
      <label>
        <input type="checkbox" checked={live} onChange={(event) => setLive(event.target.checked)} />
        Update every 5 seconds
      </label>
      <TrailDetail id={selected} live={live} />
      {selected !== undefined && <ReportForm key={selected} trailId={selected} />}
    </main>
  )
}

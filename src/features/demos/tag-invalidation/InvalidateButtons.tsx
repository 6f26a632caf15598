import { useDispatch } from 'react-redux'
import { tagOf, ticketsApi } from './ticketsApi'

const TAGS = ['Ticket', tagOf('LIST'), tagOf('T-101'), tagOf('T-102')] as const

export function InvalidateButtons() {
  const dispatch = useDispatch()
  return TAGS.map((tag) => {
    const name = tag === 'Ticket' ? tag : `${tag.type} ${tag.id}`
    return (
      <button key={name} type="button" onClick={() => dispatch(ticketsApi.util.invalidateTags([tag]))}>
        {name}
      </button>
    )
  })
}

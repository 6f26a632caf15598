import { useEffect, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { HookResult } from '../kit/timeline'
import { useGetRoomQuery, type Room } from './roomsApi'

interface RoomCardProps {
  /** Null while none is chosen. */
  id: string | null
  /** Draws the strip below the card. */
  onRender: (result: HookResult<Room>) => void
}

export function RoomCard({ id, onRender }: RoomCardProps) {
  const room = useGetRoomQuery(id ?? skipToken)
  useEffect(() => onRender(room))
  const [problem, setProblem] = useState('')

  const { currentData, isFetching, refetch } = room
  function refresh() {
    try {
      setProblem('')
      refetch()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <>
      {id === null && <p>Choose a room.</p>}
      {currentData && (
        <p>
          {currentData.name}: {currentData.seats} seats
        </p>
      )}
      {isFetching && !currentData && <p>Loading…</p>}
      <button type="button" onClick={refresh}>
        Refetch
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

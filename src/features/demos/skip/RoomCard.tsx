import { useEffect, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { HookResult } from '../kit/timeline'
// Links the numbers that stand for messages in production builds; yours needs the message alone.
import { ErrorText } from '../kit/ErrorText'
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

  const { currentData, isFetching, refetch } = room
  return (
    <>
      {id === null && <p>Choose a room.</p>}
      {currentData && (
        <p>
          {currentData.name}: {currentData.seats} seats
        </p>
      )}
      {isFetching && !currentData && <p>Loading…</p>}
      {/* Another room, another button: its message goes with the room. */}
      <RefetchButton key={id} refetch={refetch} />
    </>
  )
}

function RefetchButton({ refetch }: { refetch: () => unknown }) {
  const [problem, setProblem] = useState('')
  function refresh() {
    try {
      refetch()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <>
      <button type="button" onClick={refresh}>
        Refetch
      </button>
      {problem && (
        <p role="alert">
          Error: <ErrorText>{problem}</ErrorText>
        </p>
      )}
    </>
  )
}

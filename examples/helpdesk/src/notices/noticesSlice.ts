import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { loggedOut } from '../session/loggedOut'

function messageOf(payload: unknown): string {
  const error = payload as FetchBaseQueryError
  if (typeof error.status !== 'number') return 'The server could not be reached.'
  return (error.data as { message?: string } | undefined)?.message ?? `Error ${error.status}`
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as string[],
  reducers: {
    noticesDismissed: () => [],
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, (notices, action) => {
        if (action.payload !== undefined) notices.push(action.payload)
      })
      .addMatcher(isRejectedWithValue, (notices, action) => {
        notices.push(messageOf(action.payload))
      })
  },
  selectors: { selectNotices: (notices) => notices },
})

export const { noticesDismissed } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors

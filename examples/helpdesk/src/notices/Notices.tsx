import { useAppDispatch, useAppSelector } from '../app/store'
import { noticesDismissed, selectNotices } from './noticesSlice'

export function Notices() {
  const notices = useAppSelector(selectNotices)
  const dispatch = useAppDispatch()

  return (
    <div role="alert">
      {notices.map((notice, index) => (
        <p key={index}>{notice}</p>
      ))}
      {notices.length > 0 && (
        <button type="button" onClick={() => dispatch(noticesDismissed())}>
          Dismiss
        </button>
      )}
    </div>
  )
}

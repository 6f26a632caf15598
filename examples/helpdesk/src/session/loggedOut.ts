import { createAction } from '@reduxjs/toolkit'

/** The payload says why, if it was not the user's wish. In a file of its own: the API slice dispatches it, and the session slice, which imports that, handles it. */
export const loggedOut = createAction<string | undefined>('session/loggedOut')

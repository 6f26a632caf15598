import { createAction } from '@reduxjs/toolkit'

/** In a file of its own: the API slice dispatches it, and the session slice, which imports that, handles it. */
export const loggedOut = createAction('session/loggedOut')

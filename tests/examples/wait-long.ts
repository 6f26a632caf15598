import { configure } from '@testing-library/dom'

// Nothing here is about speed: Testing Library's own second is too short for a busy machine. In milliseconds.
configure({ asyncUtilTimeout: 30_000 })

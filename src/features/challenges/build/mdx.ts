/** What the text of pages goes through. */
export { remarkChallenges } from './remark'
export { challengeService } from './service'

// Notes that everything passed in the browser: see recorded.ts. `npm run record:in-browser` calls it when it did.
import { attackSubject } from '../browser/attack-subject'
import { demoRoomSubject } from '../browser/demo-room-subject'
import { sampleSubject } from '../browser/published-samples'
import { pageSubject } from '../pages/page-subject'
import { record } from './recorded'

record(sampleSubject())
record(pageSubject())
record(attackSubject())
record(demoRoomSubject())

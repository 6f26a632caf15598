/* Bundled by try-sandbox-parts.ts and served to a page: production builds expose nothing of the check. */
import { openTypeChecker } from '../../src/features/sample-editor/client/types/service'

const typesHarness = openTypeChecker()

/** What tests call in the page. */
export type TypesHarness = typeof typesHarness

Object.assign(globalThis, { typesHarness })

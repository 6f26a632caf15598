import { CACHE_LIFETIME_SYMPTOMS } from './cache'
import { CODE_SPLITTING_SYMPTOMS } from './code-splitting'
import { CODEGEN_SYMPTOMS } from './codegen'
import { ERROR_SYMPTOMS } from './errors'
import { FLAGS_SYMPTOMS } from './flags'
import { IMMER_AND_SELECTORS_SYMPTOMS } from './immer'
import { LAZY_SYMPTOMS } from './lazy'
import { LISTENERS_SYMPTOMS } from './listeners'
import { PAGINATION_SYMPTOMS } from './pagination'
import { POLLING_SYMPTOMS } from './polling'
import { SERVER_SYMPTOMS } from './server'
import { STORE_SYMPTOMS } from './store'
import { STREAMING_SYMPTOMS } from './streaming'
import type { SymptomGroup } from './symptom'
import { TAGS_SYMPTOMS } from './tags'
import { TESTING_SYMPTOMS } from './testing'
import { TYPESCRIPT_SYMPTOMS } from './typescript'
import { UPDATES_SYMPTOMS } from './updates'

/** All symptoms, in the order in which `docs/usage/troubleshooting.mdx` shows their groups. */
export const SYMPTOM_GROUPS: readonly SymptomGroup[] = [
  TAGS_SYMPTOMS,
  CACHE_LIFETIME_SYMPTOMS,
  FLAGS_SYMPTOMS,
  LAZY_SYMPTOMS,
  UPDATES_SYMPTOMS,
  ERROR_SYMPTOMS,
  POLLING_SYMPTOMS,
  STREAMING_SYMPTOMS,
  PAGINATION_SYMPTOMS,
  CODE_SPLITTING_SYMPTOMS,
  SERVER_SYMPTOMS,
  STORE_SYMPTOMS,
  TYPESCRIPT_SYMPTOMS,
  IMMER_AND_SELECTORS_SYMPTOMS,
  LISTENERS_SYMPTOMS,
  TESTING_SYMPTOMS,
  CODEGEN_SYMPTOMS,
]

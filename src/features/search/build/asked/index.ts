import { INTRODUCTION_ASKED } from './introduction'
import { TUTORIALS_ASKED } from './tutorials'
import { USAGE_ASKED } from './usage'
import { API_ASKED } from './api'
import { RTK_QUERY_USAGE_ASKED } from './rtk-query-usage'
import { RTK_QUERY_API_ASKED } from './rtk-query-api'
import { RTK_QUERY_ASKED } from './rtk-query'
import type { Asked } from './types'

/** What readers search for, by page and section. */
export const ASKED: Asked = {
  ...INTRODUCTION_ASKED,
  ...TUTORIALS_ASKED,
  ...USAGE_ASKED,
  ...API_ASKED,
  ...RTK_QUERY_USAGE_ASKED,
  ...RTK_QUERY_API_ASKED,
  ...RTK_QUERY_ASKED,
}

import type { LoadContext, Plugin, Preset } from '@docusaurus/types'

import { getPreset } from '../../lib/build/preset'
import { checkedSkills } from './build/service'

/** Proves the skills for coding agents before the site is built. One that doesn't hold stops the build. */
export default function agentSkills(): Preset {
  return getPreset(agentSkillsPlugin)
}

function agentSkillsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'agent-skills',
    async loadContent() {
      if (process.env.NODE_ENV === 'production') await checkedSkills(siteDir)
    },
  }
}

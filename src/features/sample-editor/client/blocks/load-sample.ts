import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import type { TrySample, TrySamples } from '../../../sample-runtime/protocol/sample'

const loadSamples = onceUnlessFailed(fetchSamples)

/**
 * Loads the sample of a block.
 *
 * @param block - its figure, whose `data-sample` says where its sample is
 * @throws Error (rejects) if it can't be loaded
 */
export async function loadSample(block: HTMLElement): Promise<TrySample> {
  const [address = '', number = ''] = (block.dataset.sample ?? '').split('#')
  const sample = (await loadSamples(address))[number]
  if (!sample) throw new Error(`${address} has no sample ${number}.`)
  return sample
}

async function fetchSamples(address = ''): Promise<TrySamples> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as TrySamples
}

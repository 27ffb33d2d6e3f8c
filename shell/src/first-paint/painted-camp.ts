import type { CurrentCamp } from '@camp/contracts/camp/operations';

/**
 * The camp with whose words the API has painted the first screen (api/src/site), so that the page begins with what is
 * already to be seen.
 *
 * @returns null when there is no camp, undefined when the page came without
 */
export function paintedCamp(): CurrentCamp | null | undefined {
  const data = document.getElementById('current-camp')?.textContent;
  return data ? (JSON.parse(data) as CurrentCamp | null) : undefined;
}

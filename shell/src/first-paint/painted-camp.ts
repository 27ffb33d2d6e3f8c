import type { CurrentCamp } from '@camp/contracts/camp/operations';

/**
 * The camp that the API used for the first paint (api/src/site), so that the page starts with the same content.
 *
 * @returns null if there is no camp, undefined if the page came without one
 */
export function paintedCamp(): CurrentCamp | null | undefined {
  const data = document.getElementById('current-camp')?.textContent;
  return data ? (JSON.parse(data) as CurrentCamp | null) : undefined;
}

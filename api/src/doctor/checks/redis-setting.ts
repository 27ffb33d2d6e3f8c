import type { Tools } from '../check';

/**
 * A line of Redis' INFO, which shows more to a user with few rights than CONFIG does.
 *
 * @param section - `memory`, `persistence`
 * @returns undefined if the server does not show it
 */
export async function redisSetting(
  { redis }: Tools,
  section: string,
  name: string,
): Promise<string | undefined> {
  const lines = (await redis?.info(section))?.split('\r\n') ?? [];
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
}

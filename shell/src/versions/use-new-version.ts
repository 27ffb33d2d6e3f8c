import { buildAddress } from '@camp/contracts/registries/build-address';
import { ownBuild } from '@camp/micro-frontend/own-build';
import { useEffect, useState } from 'react';

/** Milliseconds between checks while the page is visible. */
const checkInterval = 10 * 60 * 1000;

/** Milliseconds before another check when the person returns to the tab. */
const pause = 30 * 1000;

/** Whether the server has another build than this page. Checks when the person returns to the tab, and now and then. */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const own = ownBuild();
    if (own === undefined || isNew) return;
    let checkedAt = -pause;
    const check = async () => {
      if (document.visibilityState !== 'visible' || performance.now() - checkedAt < pause) return;
      checkedAt = performance.now();
      const current = await currentBuild();
      if (current !== undefined && current !== own) setIsNew(true);
    };
    const checkLater = () => void check();
    document.addEventListener('visibilitychange', checkLater);
    const timer = setInterval(checkLater, checkInterval);
    return () => {
      document.removeEventListener('visibilitychange', checkLater);
      clearInterval(timer);
    };
  }, [isNew]);
  return isNew;
}

/** The server's build. Undefined without an answer, such as offline or during a restart: the next check tells. */
export async function currentBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(buildAddress, { cache: 'no-store' });
    if (!response.ok) return undefined;
    const { build } = (await response.json()) as { build?: unknown };
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined;
  }
}

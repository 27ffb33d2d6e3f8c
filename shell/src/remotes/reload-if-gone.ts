const reloadedFor = 'camp.reloadedFor';

/** The address of the file that failed to load, from webpack's error. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

const isGone = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return answer.status === 404;
};

/**
 * A tab from before a deployment requests files that no longer exist. A reload gets the current files. It happens
 * once per file, so that a permanently missing file causes no loop. It never happens while the server doesn't
 * respond.
 *
 * @param error why a page did not load
 * @param reload reloads the page
 * @throws the error if reloading doesn't help
 */
export async function reloadIfGone(
  error: unknown,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  try {
    const address = addressIn(error);
    if (!address || sessionStorage.getItem(reloadedFor) === address || !(await isGone(address))) throw error;
    sessionStorage.setItem(reloadedFor, address);
  } catch {
    throw error;
  }
  reload();
  // Stays pending until the reload replaces the page.
  await new Promise<never>(() => undefined);
}

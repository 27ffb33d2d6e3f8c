const reloadedFor = 'camp.reloadedFor';

/** The address of the file that did not come, as webpack tells it. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

const isGone = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  return answer.status === 404;
};

/**
 * A tab from before a deployment asks for files that are gone: reloading it brings the present ones. Once for each file,
 * so that one that is missing for good does not reload for ever; and never while the server does not answer.
 *
 * @param error why a page did not load
 * @param reload starts the page anew
 * @throws the error, where reloading does not help
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
  // The page as it is waits for its end.
  await new Promise<never>(() => undefined);
}

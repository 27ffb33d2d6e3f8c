/** Milliseconds between two requests, and requests until the worker seems to be away. */
const interval = 500;
const attempts = 40;

/**
 * Waits until the worker has made a public picture.
 *
 * @param path of this site
 * @throws Error with a sentence for the person if there will be no picture, or if it takes too long
 */
export async function waitForPicture(path: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const state = await stateOf(path);
    if (state === 'ready') return;
    if (state === 'unreadable') throw new Error('We can’t read this picture. Please choose another file.');
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw new Error('Preparing your logo takes longer than usual. Please try again in a few minutes.');
}

async function stateOf(path: string): Promise<'ready' | 'pending' | 'unreadable'> {
  // Without a response, the next request may have one.
  const response = await fetch(path, { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) return 'ready';
  if (response?.status !== 404) return 'pending';
  const { code } = (await response.json()) as { code?: string };
  return code === 'image-pending' ? 'pending' : 'unreadable';
}

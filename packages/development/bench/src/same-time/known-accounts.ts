import { signUpForm } from '@camp/contracts/test/sign-up';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { ask } from './load';

interface Mail {
  text: string;
  to: { address: string }[];
}

/** Milliseconds until a mail has to be there. */
const patience = 60_000;

/** Signs up and verifies by the mailed links, as people do. */
export async function makeKnownAccounts(
  { url, inboxUrl }: RunningProduct,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) await ask(url, { path: '/api/user/register', body: signUpForm({ email }) });
  const open = new Set(emails);
  const deadline = performance.now() + patience;
  while (open.size > 0) {
    if (performance.now() > deadline) throw new Error(`${open.size} verification mails never came.`);
    const mails = (await (await fetch(`${inboxUrl}/api/email`)).json()) as Mail[];
    for (const { text, to } of mails) {
      const email = to[0]?.address ?? '';
      const link = /https?:\/\/\S+\/user\/verify\?\S+/.exec(text)?.[0];
      if (!link || !open.has(email)) continue;
      const emailVerificationUUID = new URL(link).searchParams.get('uuid') ?? '';
      const { status } = await ask(url, { path: '/api/user/verify', body: { email, emailVerificationUUID } });
      if (status !== 200) throw new Error(`A link was answered with ${status}.`);
      open.delete(email);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

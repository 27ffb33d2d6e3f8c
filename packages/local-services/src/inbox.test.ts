import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startInbox } from './inbox';
import { freePort } from './ports';

it('shows what was sent to it, after a second start too', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'camp-inbox-test-'));
  const first = await startInbox({ dir, webPort: await freePort() });
  await createTransport(first.smtpUrl).sendMail({
    from: 'camp@camp.example',
    to: 'parent@camp.example',
    subject: 'Welcome',
    text: 'See you at camp.',
  });
  await first.stop();

  const second = await startInbox({ dir, webPort: await freePort() });
  const mails = await fetch(`${second.url}/api/email`).then((response) => response.json());
  await second.stop();
  await rm(dir, { recursive: true });

  expect(mails).toEqual([expect.objectContaining({ subject: 'Welcome' })]);
});

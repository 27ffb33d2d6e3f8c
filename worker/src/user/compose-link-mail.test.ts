import { createUser } from '@camp/database/test/factories/user';
import { createLink } from '@camp/database/link/links';
import { openTestDatabase } from '@camp/database/test/open-database';
import { inTransaction } from '@camp/database/transaction';
import { systemClock } from '@camp/runtime/clock';
import { hashToken } from '@camp/runtime/link-token';
import type { WorkerDependencies } from '../dependencies';
import { composeLinkMail } from './compose-link-mail';

const database = openTestDatabase();
beforeAll(() => database.ready);

it('sends a working link that was requested before the secret changed', async () => {
  const { models, connection } = database;
  const user = await createUser(models);
  const now = new Date();
  const linkId = await inTransaction(connection, (session) =>
    createLink(models, session, {
      ...{ purpose: 'reset-password', userId: user._id, email: user.email, now },
      secret: 'the secret before the change',
    }),
  );
  const urlWith = async (secrets: { jwtSecret: string; previousJwtSecret?: string }) => {
    const settings = { publicUrl: 'http://camp.test', ...secrets };
    const deps = { database, clock: systemClock, settings } as unknown as WorkerDependencies;
    const urls: string[] = [];
    await composeLinkMail(deps, linkId.toString(), {
      purpose: 'reset-password',
      page: 'passwordReset',
      write: (url) => {
        urls.push(url);
        return { to: user.email, subject: '', paragraphs: [] } as never;
      },
    });
    return hashToken(new URL(urls[0] ?? '').searchParams.get('uuid') ?? '');
  };
  const { tokenHash } = await models.Link.findById(linkId).orFail().lean();

  const changed = { jwtSecret: 'the secret after the change' };
  expect(await urlWith({ ...changed, previousJwtSecret: 'the secret before the change' })).toBe(tokenHash);
  expect(await urlWith(changed)).not.toBe(tokenHash);
});

import { campContent } from '@camp/contracts/content/camp';
import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;

it('emails an administrator which contacts were changed, by whom and when', async () => {
  const [by, administrator, unverified] = await Promise.all([
    createUser(models(), { nameFirst: 'Robin', nameLast: 'Rivera' }),
    createUser(models()),
    createUser(models(), { emailVerified: false }),
  ]);
  const version = (number: number, email: string, nurse: string) => ({
    version: number,
    source: [
      { path: 'name', value: `Name ${number}` },
      { path: 'contact.email', value: email },
      { path: 'contact.nurse.email', value: nurse },
    ],
    userId: by._id,
    at: new Date('2026-07-01T12:00:00Z'),
  });
  const versions = [
    version(1, 'one@lake-hope.test', 'nurse@lake-hope.test'),
    version(2, 'two@lake-hope.test', ''),
  ];
  const { _id } = await models().Content.create({ subject: 'camp', version: 2, values: [], versions });
  const changed = (number: number, { _id: userId }: typeof by) =>
    bench().happen('content.contacts-changed', {
      contentId: _id.toString(),
      version: number,
      userId: userId.toString(),
    });

  bench().work();
  await changed(2, administrator);

  const { subject, text } = await bench().inbox.waitFor(({ recipients }) =>
    recipients.includes(administrator.email),
  );
  expect(subject).toBe(`Contacts of ${campContent.name} were changed`);
  expect(text).toContain('Robin Rivera changed contacts');
  expect(text).toMatch(/Email address of the camp:?\s+one@lake-hope\.test → two@lake-hope\.test/);
  expect(text).toMatch(/Email address of the nurse:?\s+nurse@lake-hope\.test → none/);
  expect(text).toContain('Jul 1, 2026, 12:00 PM (GMT)');
  expect(text).not.toContain('Name 2');
  expect(text).toContain('http://camp.test/admin/content/camp');

  await bench().finished(await changed(1, unverified));
  const sent = bench().inbox.messages();
  expect(sent.filter(({ recipients }) => recipients.includes(unverified.email))).toEqual([]);
  await models().Content.deleteOne({ _id });
});

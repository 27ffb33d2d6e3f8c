import { mongo } from 'mongoose';
import { open, serveFolder } from '../../test/earlier-data';
import { campNameInTexts } from './0015-camp-name-in-texts';

it('migration 15 renames {camp} in changed texts and their versions, and leaves the rest', async () => {
  const uri = await serveFolder('before-migration-2');
  const plain = await mongo.MongoClient.connect(uri);
  const [userId, at] = [new mongo.ObjectId(), new Date()];
  const steps = { path: 'steps', value: [{ title: 'Come to {camp}', text: 'On {setting}' }] };
  const words = [{ path: 'headline', value: 'Welcome to {camp}' }, steps];
  const saved = {
    version: 1,
    values: words,
    versions: [{ version: 1, source: words, userId, at }],
  };
  await plain
    .db()
    .collection('contents')
    .insertMany(['home', 'staff'].map((subject) => ({ ...saved, subject })));
  expect(await campNameInTexts.countDue(plain.db())).toBe(1);

  const { models } = await open(uri);

  const renamed = [
    { path: 'headline', value: 'Welcome to {camp name}' },
    { path: 'steps', value: [{ title: 'Come to {camp name}', text: 'On {setting}' }] },
  ];
  expect(await models.Content.findOne({ subject: 'home' }).lean()).toMatchObject({
    values: renamed,
    versions: [{ version: 1, source: renamed, userId, at }],
  });
  expect(await models.Content.findOne({ subject: 'staff' }).lean()).toMatchObject({ values: words });
  expect(await campNameInTexts.countDue(plain.db())).toBe(0);
  await plain.close();
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobs } from '@camp/contracts/registries/jobs';

const root = join(__dirname, '../../..');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, folder, file));
const isTest = (file: string) => file.endsWith('.test.ts');
const own = filesIn('worker/src');
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');

it('is rendered from its example in a test that names its template', () => {
  const rendered = readFileSync(join(__dirname, 'templates.test.ts'), 'utf8');
  const files = [...own, ...filesIn('packages/contracts/src')].filter(
    (file) =>
      !isTest(file) &&
      /export const \w+(?:: MailTemplate<| = editableMail\()/.test(readFileSync(file, 'utf8')),
  );
  const nameOf = (file: string) => file.split('/').slice(-2).join('/').replace(/\.ts$/, '');

  expect(files.length).toBeGreaterThan(8);
  expect(files.map(nameOf).filter((name) => !rendered.includes(`${name.replace(/^mail\//, './')}'`))).toEqual(
    [],
  );
});

it('follows an event that the product records', () => {
  const ofEarlierVersions = ['camper.image-unreadable'];
  const folders = ['api/src', 'worker/src', 'packages/database/src', 'packages/payments/src'];
  const sources = [...folders, 'packages/checks/src'].flatMap(filesIn).filter((file) => !isTest(file));
  const text = textOf(sources);
  const mails = Object.entries(jobs).filter(([name]) => name.startsWith('mail.'));
  const recorded = mails.filter(([, { event }]) => text.includes(`'${event}'`));

  expect(recorded.length).toBeGreaterThan(30);
  expect(mails.filter((mail) => !recorded.includes(mail)).map(([, { event }]) => event)).toEqual(
    ofEarlierVersions,
  );
});

it('is composed in a test that names its event or its function', () => {
  const tests = textOf(own.filter(isTest));
  const handlers = readFileSync(join(root, 'worker/src/handlers.ts'), 'utf8');
  const composeOf = (job: string) =>
    new RegExp(`'${job}': mail\\((?:\\w+\\.)?(compose\\w+)`).exec(handlers)?.[1];
  const mails = Object.entries(jobs).filter(([name]) => name.startsWith('mail.'));
  const isTested = ([name, { event }]: (typeof mails)[number]) =>
    tests.includes(`'${event}'`) || tests.includes(`${composeOf(name) ?? name}(`);

  expect(mails.length).toBeGreaterThan(30);
  expect(mails.filter((mail) => !isTested(mail)).map(([name]) => name)).toEqual([]);
});

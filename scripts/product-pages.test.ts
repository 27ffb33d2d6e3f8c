import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions, subjects } from '@camp/contracts/access/catalogue';
import { can } from '@camp/contracts/access/can';
import { pageList } from '@camp/contracts/registries/pages';

const folder = join(__dirname, '../docs/product');
const page = (name: string) => readFileSync(join(folder, `${name}.md`), 'utf8');
const listed = (text: string, after: string) => text.split(after)[1]?.split(/[.)]/)[0]?.split(', ');

it('describes every right', () => {
  const role = page('role');
  const withoutOwner = subjects.filter((subject) => can({ [subject]: ['edit-all'] }, 'edit', subject));

  expect(listed(role, 'Actions: ')).toEqual(actions);
  expect(listed(role, 'Subjects: ')).toEqual(subjects);
  expect(listed(role, 'without an owner (')?.sort()).toEqual([...withoutOwner].sort());
});

it('describes every entry of the navigation', () => {
  const documented = page('public-site').split('## Navigation')[1]?.split('\n## ')[0] ?? '';
  const entries = pageList.flatMap(({ navigation = [] }) => navigation);
  const ofMenus = entries.filter(({ menu }) => menu !== 'brand' && menu !== 'account');

  expect(ofMenus.length).toBeGreaterThan(20);
  expect(ofMenus.map(({ label }) => label).filter((label) => !documented.includes(label))).toEqual([]);
});

it('lists every page of the product', () => {
  const files = readdirSync(folder).filter((file) => file !== 'README.md');
  const overview = page('README');
  expect(files.filter((file) => !overview.includes(`](${file})`))).toEqual([]);
});

import {
  actions,
  subjects,
  type Action,
  type Permissions,
  type Subject,
} from '@camp/contracts/access/catalogue';
import { rightsOf } from '@camp/contracts/access/may-call';
import type { Operation, Right } from '@camp/contracts/operations/operation';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import { areRightsWorthCodes } from './policies';

const all = Object.entries(operations as Record<OperationName, Operation>);
const proven = all.filter(([, { freshProof }]) => freshProof === 'always');

/** What the role admin holds. */
const everyRight: Permissions = Object.fromEntries(subjects.map((subject) => [subject, actions]));

/** Each smallest set of rights that opens a call. Calls about one's own data need none. */
function smallestRights(rights: readonly Right[]): Permissions[] {
  if (rights.length === 0) return [];
  if (rights.some(({ administratorsOnly }) => administratorsOnly)) return [everyRight];
  return rights.reduce<Permissions[]>(
    (sets, { anyOf, subject }) =>
      sets.flatMap((held) =>
        anyOf.map((action) => ({ ...held, [subject]: [...(held[subject] ?? []), action] })),
      ),
    [{}],
  );
}

const cases = proven.flatMap(([name, { access }]) =>
  smallestRights(rightsOf(access)).map((held) => ({ name, held })),
);

it('finds the calls that need a fresh proof', () => {
  const names = new Set(cases.map(({ name }) => name));
  for (const name of ['audit.export', 'user.delete', 'camper.export', 'stripe.refund', 'message.send'])
    expect(names).toContain(name);
});

it.each(cases)('whoever may call $name needs login codes (S17)', ({ held }) => {
  expect(areRightsWorthCodes(held)).toBe(true);
});

it.each([
  ['one’s own records', { camper: ['create', 'view', 'edit', 'delete'], stripe: ['create', 'view'] }],
  ['public texts and pages', { content: ['edit-all'], 'staff-about': ['view', 'edit-all'] }],
  ['a camp', { camp: ['create', 'view', 'edit'] }],
] as [string, Partial<Record<Subject, Action[]>>][])('asks nobody for codes for %s', (_, held) => {
  expect(areRightsWorthCodes(held)).toBe(false);
});

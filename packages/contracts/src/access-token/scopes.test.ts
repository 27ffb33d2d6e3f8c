import { mayCall } from '../access/may-call';
import { operations, type OperationName } from '../registries/operations';
import { isForTokens } from './for-tokens';
import { permissionsOfScopes, scopes } from './scopes';

const usable = (Object.keys(operations) as OperationName[]).filter(isForTokens);

it('offers no scope without a call, and a scope for every call of a token but those on sensitive answers', () => {
  const all = permissionsOfScopes(scopes);
  for (const scope of scopes) {
    const without = permissionsOfScopes(scopes.filter((other) => other !== scope));
    const lost = usable.filter((name) => !mayCall(without, operations[name].access));
    expect([scope, lost.filter((name) => mayCall(all, operations[name].access))]).toEqual([
      scope,
      expect.arrayContaining([expect.any(String)]),
    ]);
  }
  const closed = usable.filter((name) => !mayCall(all, operations[name].access));
  expect(closed).toEqual(['note.camper-list', 'note.counselor-list', 'note.staff-list']);
});

it('leaves out the pages of a family, and calls that decide who may do what', () => {
  const concepts = new Set(usable.map((name) => name.split('.')[0]));
  expect(
    [...concepts].filter((one) =>
      ['user', 'role', 'parent', 'data', 'view', 'access-token'].includes(one ?? ''),
    ),
  ).toEqual([]);
  expect(usable).not.toEqual(expect.arrayContaining(['camper.create']));
  expect(usable.filter((name) => /update|covid|stripe\.(create|user|read)$/.test(name)).sort()).toEqual([
    'camp.update',
    'photograph.update',
    'staff-about.update',
  ]);
});

it('has no scope on people, roles and sensitive answers', () => {
  expect(scopes.filter((scope) => /^(user|role):|:data$/.test(scope))).toEqual([]);
});

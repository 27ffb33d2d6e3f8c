import { may } from '../operations/operation';
import { mayCall } from './may-call';

const nobody = undefined;
const parent = { camper: ['view'] } as const;

it.each([
  ['a visitor', nobody, 'public', true],
  ['a visitor', nobody, 'signed-in', false],
  ['a visitor', nobody, may('view', 'camper'), false],
  ['a visitor', nobody, [], false],
  ['a person without rights', {}, 'public', true],
  ['a person without rights', {}, 'signed-in', true],
  ['a person with the right', parent, may('view', 'camper'), true],
  ['a person with one of the actions', parent, may(['view', 'view-all'], 'camper'), true],
  ['a person with another action', parent, may('edit', 'camper'), false],
  ['a person with the action on another subject', parent, may('view', 'stripe'), false],
] as const)('%s (%j) with %j: %s', (_who, permissions, access, expected) => {
  expect(mayCall(permissions, access)).toBe(expected);
});

describe('an operation that needs two rights', () => {
  const access = [may('edit-all', 'camper'), may(['edit', 'edit-all'], 'stripe')];

  it.each([
    [{ camper: ['edit-all'] }, false],
    [{ stripe: ['edit-all'] }, false],
    [{ camper: ['edit-all'], stripe: ['view'] }, false],
    [{ camper: ['edit-all'], stripe: ['edit'] }, true],
  ] as const)('is allowed only with both: %j, %s', (permissions, expected) => {
    expect(mayCall(permissions, access)).toBe(expected);
  });
});

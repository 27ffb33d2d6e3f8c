import { mayCall } from '../access/may-call';
import { operations, type OperationName } from '../registries/operations';
import { rolePresets } from './presets';

it('lets only the treasurer preset refund money', () => {
  const withMoney = rolePresets.filter(({ permissions }) => permissions.stripe?.includes('edit-all'));
  expect(withMoney.map(({ name }) => name)).toEqual(['Treasurer']);
});

const works: Record<string, { does: OperationName[]; mayNot: OperationName[] }> = {
  Nurse: {
    does: ['camper.list', 'counselor.list', 'staff.list', 'camper.covid-image', 'note.camper-list'],
    mayNot: ['camper.update', 'camper.waitlist', 'stripe.list', 'message.send', 'audit.list', 'user.list'],
  },
  Treasurer: {
    does: ['camper.list', 'stripe.list', 'stripe.refund', 'stripe.reconcile', 'stripe.donate-donors'],
    mayNot: [
      'camper.update',
      'camper.send-payment-link',
      'note.camper-list',
      'counselor.list',
      'role.update',
    ],
  },
  Registrar: {
    does: ['camper.send-payment-link', 'camper.waitlist', 'camper.update', 'stripe.list', 'message.send'],
    mayNot: [
      'stripe.refund',
      'stripe.donate-list',
      'note.camper-list',
      'camper.delete',
      'role.update',
      'audit.list',
    ],
  },
};

it.each(Object.entries(works))(
  'gives the %s preset what its work needs, and no more',
  (name, { does, mayNot }) => {
    // Every account also has the role `user`, whose calls are limited to its own records.
    const permissions = rolePresets.find((one) => one.name === name)?.permissions;
    const answers = (calls: readonly OperationName[]) =>
      calls.map((call) => [call, mayCall(permissions, operations[call].access)]);
    expect(answers(does)).toEqual(does.map((call) => [call, true]));
    expect(answers(mayNot)).toEqual(mayNot.map((call) => [call, false]));
  },
);

import { rolePresets } from './presets';

it('lets only the treasurer preset refund money', () => {
  const withMoney = rolePresets.filter(({ permissions }) => permissions.stripe?.includes('edit-all'));
  expect(withMoney.map(({ name }) => name)).toEqual(['Treasurer']);
});

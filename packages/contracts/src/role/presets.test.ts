import { rolePresets } from './presets';

it('lets no preset but the treasurer’s send money back', () => {
  const withMoney = rolePresets.filter(({ permissions }) => permissions.stripe?.includes('edit-all'));
  expect(withMoney.map(({ name }) => name)).toEqual(['Treasurer']);
});

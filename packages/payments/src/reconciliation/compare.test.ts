import { prepareReconciliation } from '../../test/reconciliation';
import { compareWithStripe } from './compare';

const { models, deps, simulator, paid } = prepareReconciliation();

const stored = () => models.Comparison.find().lean();

it('stores the latest comparison only, and leaves it if Stripe does not answer', async () => {
  const at = new Date();
  const fixed = { ...deps(), clock: { now: () => at } };
  expect(await compareWithStripe(deps())).toMatchObject({ differences: [] });
  const { _id } = await paid();
  await models.Payment.updateOne({ _id }, { $unset: { settledAt: 1 } });

  const comparison = await compareWithStripe(fixed);

  expect(comparison).toMatchObject({ checkedAt: at, differences: [{ id: _id.toString() }] });
  expect(await stored()).toMatchObject([{ ...comparison, _id: 'latest' }]);

  simulator().faults.set({ api: [{ kind: 'down' }] });
  await expect(compareWithStripe(deps())).rejects.toThrow();
  simulator().faults.clear();
  expect(await stored()).toMatchObject([comparison]);
});

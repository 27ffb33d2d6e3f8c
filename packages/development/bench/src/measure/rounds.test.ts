import { inRounds } from './rounds';

it('gives every side one turn per round and the bare side two, and reverses every other round', async () => {
  const order: string[] = [];
  const side = (name: string) => () => Promise.resolve(order.push(name));

  const rounds = await inRounds({ product: side('product'), least: side('least'), bare: side('bare') }, 2);

  expect(order.slice(0, 4)).toEqual(['product', 'least', 'bare', 'bare']);
  expect(order.slice(4)).toEqual(['bare', 'bare', 'least', 'product']);
  expect(rounds).toEqual([
    { product: 1, least: 2, bare: 3, control: 4 },
    { product: 8, least: 7, bare: 6, control: 5 },
  ]);
});

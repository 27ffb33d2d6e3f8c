import { pageList } from './pages';

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

it('has each address once', () => {
  const addresses = pageList.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(addresses.length).toBeGreaterThan(80);
  expect(repeated(addresses)).toEqual([]);
});

it('gives the entries of a menu that somebody sees together different places', () => {
  const entries = pageList.flatMap(({ navigation = [] }) => navigation);
  expect(repeated(entries.map(({ menu, order, shownTo = 'all' }) => `${menu} ${order} ${shownTo}`))).toEqual(
    [],
  );
});

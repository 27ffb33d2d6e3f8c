import { sortsOf } from '../lists/list';
import { listNames, listsByName } from './lists';

it.each(listNames)('names in the ready views of the list %s only its filters and their options', (list) => {
  const { filters, views } = listsByName[list];
  const known = new Map(
    filters.map(({ name, options }): [string, string[]] => [name, options.map(({ value }) => value)]),
  );
  const unknown = views.flatMap(({ query }) =>
    query
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent))
      .filter(([name = '', value = '']) => !known.get(name)?.includes(value)),
  );
  expect(unknown).toEqual([]);
});

it.each(listNames)('names in the default columns and order of the list %s only its columns', (list) => {
  const { columns, shown, defaultSort } = listsByName[list];
  const names = columns.map(({ name }) => name);
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  expect(sortsOf(listsByName[list])).toContain(defaultSort.replace(/^-/, ''));
});

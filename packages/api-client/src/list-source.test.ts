import { readFileOf } from './list-source';

const idsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);

/** A list of 250 rows, 200 per call, and the queries of its file. */
function sourceOf250() {
  const rows = idsUpTo(250).map((_id) => ({ _id }));
  const asked: { listed: object[]; inFile: string[][] } = { listed: [], inFile: [] };
  return {
    asked,
    read: ({ page = 1, ...query }: { page?: number }) => {
      asked.listed.push(query);
      return Promise.resolve({ items: rows.slice((page - 1) * 200, page * 200), total: rows.length });
    },
    file: ({ records = '', year }: { records?: string; year?: number }) => {
      const ids = records.split(',');
      asked.inFile.push(ids);
      return Promise.resolve(new Blob([`\uFEFFName\r\n${ids.map((id) => `${year} ${id}\r\n`).join('')}`]));
    },
  };
}

test('requests a file of many selected rows in parts, in the list’s order, with one line of headings', async () => {
  const source = sourceOf250();
  const chosen = ['gone', ...idsUpTo(201).reverse()];

  const whole = await readFileOf(source, chosen, { year: 2027, sort: '-grade', columns: 'name' });

  const inOrder = [...idsUpTo(201), 'gone'];
  expect(source.asked.inFile.map(({ length }) => length)).toEqual([100, 100, 2]);
  expect(await whole?.text()).toBe(`Name\r\n${inOrder.map((id) => `2027 ${id}\r\n`).join('')}`);
  expect(source.asked.listed).toEqual(Array(2).fill({ year: 2027, sort: '-grade', pageSize: 200 }));
});

test('requests a file of few rows in one call, in the server’s order', async () => {
  const source = sourceOf250();

  await readFileOf(source, ['c3', 'c1'], { year: 2027 });

  expect(source.asked).toEqual({ listed: [], inFile: [['c3', 'c1']] });
});

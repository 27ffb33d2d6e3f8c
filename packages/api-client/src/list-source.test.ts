import { readFileOf } from './list-source';

test('a file of many chosen rows is asked for in parts, and has its headings once', async () => {
  const asked: string[][] = [];
  const file = (query: { records?: string; year?: number }) => {
    const ids = query.records?.split(',') ?? [];
    asked.push(ids);
    return Promise.resolve(
      new Blob([`\uFEFFName\r\n${ids.map((id) => `${query.year} ${id}\r\n`).join('')}`]),
    );
  };
  const ids = Array.from({ length: 201 }, (_, at) => `c${at}`);

  const whole = await readFileOf({ file }, ids, { year: 2027 });

  expect(asked.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(await whole?.text()).toBe(`Name\r\n${ids.map((id) => `2027 ${id}\r\n`).join('')}`);
});

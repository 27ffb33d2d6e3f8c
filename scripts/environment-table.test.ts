import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readmeWithTable } from './environment-table';

it("matches the README's table of variables to the schemas (npm run environment-table)", () => {
  expect(readFileSync(join(__dirname, '../README.md'), 'utf8')).toBe(readmeWithTable());
});

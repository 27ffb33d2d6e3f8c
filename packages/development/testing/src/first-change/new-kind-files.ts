import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './first-change';

/** A new file, copied from the folder of this kind. */
export const whole = (file: string): Edit => ({
  file,
  text: readFileSync(join(__dirname, 'found-item', `${file}.txt`), 'utf8'),
});

/** A path in the contracts. */
export const contracts = (file: string) => `packages/contracts/src/${file}`;
/** A page or a part of one. */
export const page = (file: string) => whole(`admin-app/src/features/found-item/${file}`);

import { isOpenChange } from './open-change';
import type { Fields, WithFields } from './names';

const field = (visibility: 'open' | 'contact' | 'medical') => ({ kind: 'text', visibility });
const record = {
  fields: { song: field('open'), color: field('open'), phone: field('contact'), allergy: field('medical') },
} as unknown as WithFields<Fields>;

it.each([
  [['song'], true],
  [['song', 'color'], true],
  [[], true],
  [['phone'], false],
  [['allergy'], false],
  [['song', 'phone'], false],
  [['unknown'], false],
])('whether a change of %j needs no email: %s', (names, isOpen) => {
  expect(isOpenChange(record, names)).toBe(isOpen);
});

import { contentSubjects } from '@camp/contracts/content/subjects';
import { changesBetween } from './words';

const donations = contentSubjects.donations;
const gifts = [
  { amount: '$25', buys: 's’mores' },
  { amount: '$50', buys: 'a week of food' },
  { amount: '$125', buys: 'lunch' },
];
const changes = (before: object[], after: object[]) =>
  changesBetween(donations, { giftsBuy: before }, { giftsBuy: after });

it('names the part of an entry that changed', () => {
  expect(changes(gifts, gifts.with(1, { amount: '$50', buys: 'a tent' }))).toEqual([
    { label: 'Gift 2: What it buys', before: 'a week of food', after: 'a tent' },
  ]);
});

it('compares the entries after an added or removed one with themselves', () => {
  const added = { amount: '$30', buys: 'a flashlight' };

  expect(changes(gifts, gifts.toSpliced(1, 0, added))).toEqual([
    { label: 'Gift 2: Amount', before: '', after: '$30' },
    { label: 'Gift 2: What it buys', before: '', after: 'a flashlight' },
  ]);
  expect(changes(gifts, gifts.toSpliced(0, 1))).toEqual([
    { label: 'Gift 1: Amount', before: '$25', after: '' },
    { label: 'Gift 1: What it buys', before: 's’mores', after: '' },
  ]);
});

it('shows lines below each other, and nothing that is the same', () => {
  const [before, after] = [{ intro: ['One.', 'Two.'] }, { intro: ['One.', 'Three.'] }];

  expect(changesBetween(donations, before, after)).toEqual([
    { label: 'Introduction', before: 'One.\nTwo.', after: 'One.\nThree.' },
  ]);
});

import { foldLookAlikes, isOfOneAlphabet } from './look-alike';

test.each([
  ['Anna', 'Аnnа'],
  ['Zoë Müller', 'ZOE  MULLER'],
  ['José', 'Jose\u0301'],
  ['admin', 'Аdmіn'],
  ['admin', 'adm\u200cin'],
  ['admin', 'ａｄｍｉｎ'],
  ['admin', 'AdmIn'],
  ['admin', 'adm1n'],
  ['admin', 'admln'],
  ['Nora', 'Νοra'],
  ['HOPE', 'НОРЕ'],
  ['Lukasz', 'Łukasz'],
  ['Ole', 'Øle'],
  ['Cook', 'C00k'],
])('%s and %s look the same', (one, other) => {
  expect(foldLookAlikes(other)).toBe(foldLookAlikes(one));
});

test.each([
  ['Anna', 'Hanna'],
  ['Nurse', 'Nurse 2'],
  ['Ann Lee', 'Annlee'],
  ['Mia', 'Maya'],
  ['李', '王'],
  ['मीना', 'मना'],
])('%s and %s look different', (one, other) => {
  expect(foldLookAlikes(other)).not.toBe(foldLookAlikes(one));
});

test.each(['Camp nurse 2', 'Médecin', 'Сестра', 'Νοσοκόμα', '看護師チーム', '간호사', 'אחות', '24/7', ''])(
  '‘%s’ uses a single alphabet',
  (name) => {
    expect(isOfOneAlphabet(name)).toBe(true);
  },
);

test.each(['Аdmin', 'Νurse', 'nurѕe'])('‘%s’ mixes alphabets', (name) => {
  expect(isOfOneAlphabet(name)).toBe(false);
});

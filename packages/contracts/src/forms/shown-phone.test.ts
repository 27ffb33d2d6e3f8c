import { phonePattern } from './patterns';
import { shownPhone } from './shown-phone';

it.each([
  ['3035550188', '(303) 555-0188'],
  ['303-555-0188', '(303) 555-0188'],
  ['303.555.0188', '(303) 555-0188'],
  ['303 555 0188', '(303) 555-0188'],
  ['1 303 555 0188', '(303) 555-0188'],
  ['+13035550188', '(303) 555-0188'],
  ['1-(303)-555-0188', '(303) 555-0188'],
  ['  (303) 555-0188 ', '(303) 555-0188'],
  // 1 is the country code only if it is the first of eleven digits.
  ['1035550188', '(103) 555-0188'],
])('shows %j as %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown);
  expect(shown).toMatch(phonePattern);
});

it.each([
  '',
  '555-0188',
  '303 555 01889',
  '+44 20 7946 0958',
  'call me',
  '303-555-0188 ext 4',
  '+3035550188',
  '-3035550188',
])('leaves %j unchanged', (typed) => {
  expect(shownPhone(typed)).toBe(typed);
});

import { contentSubjects } from '@camp/contracts/content/subjects';
import { errorLines } from './error-lines';

const tooLong = 'Enter up to 100 characters.';

test('names the field of an error that several fields share', () => {
  const errors = [
    { path: 'place.street', message: tooLong },
    { path: 'place.city', message: tooLong },
  ];

  expect(errorLines(contentSubjects.camp, errors)).toEqual([
    { name: 'place.street', message: `Street: ${tooLong}` },
    { name: 'place.city', message: `City: ${tooLong}` },
  ]);
});

test('leaves an error that names its field', () => {
  const [line] = errorLines(contentSubjects.camp, [{ path: 'tagline', message: 'Enter: Tagline.' }]);

  expect(line?.message).toBe('Enter: Tagline.');
});

test('names the entry, and the list itself', () => {
  const errors = [
    { path: 'faq.1.answer', message: 'Enter up to 2,000 characters.' },
    { path: 'faq.0.question', message: 'Enter: Question.' },
    { path: 'faq', message: 'Add at most 30.' },
  ];

  expect(errorLines(contentSubjects['camper-home'], errors).map(({ message }) => message)).toEqual([
    'Question 2: Answer: Enter up to 2,000 characters.',
    'Question 1: Enter: Question.',
    `${contentSubjects['camper-home'].fields.faq?.label}: Add at most 30.`,
  ]);
});

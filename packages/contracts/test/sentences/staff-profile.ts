import { long51, type Sentences } from './sentences';

const order = 'Enter a display order from 1 to 10.';
const years = 'Enter a valid number.';

/** The staff profile. */
export const staffProfileSentences = {
  missing: {
    nameFirst: "Enter staff member's first name.",
    nameLast: "Enter staff member's last name.",
    yearsAtCamp: 'Enter number of years at camp.',
    jobDescription: "Enter staff member's job description.",
    whatMakesCampSpecial: 'Enter what makes camp special to this staff member.',
    favoriteTradition: "Enter staff member's favorite camp tradition.",
    hobbies: "Enter staff member's hobbies.",
    order: 'Enter display order number.',
  },
  wrong: [
    ['nameFirst', long51, 'Enter a name up to 50 characters.'],
    ['nameLast', long51, 'Enter a name up to 50 characters.'],
    ['yearsAtCamp', '-1', years],
    ['yearsAtCamp', '1.5', years],
    ['yearsAtCamp', 'many', years],
    ['yearsAtCamp', '100', years],
    ['order', '0', order],
    ['order', '11', order],
    ['order', '1.5', order],
    ['order', '-1', 'Order must be 0 or greater.'],
  ],
} satisfies Sentences;

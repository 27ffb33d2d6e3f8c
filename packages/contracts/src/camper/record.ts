import { addressLimit, detailLimit, nameLimit, schoolLimit } from '../forms/limits';
import { declareRecord } from '../records/record';
import { camperGrades, camperSexes, camperShirtSizes } from './options';

const chooseYesOrNo = "Choose 'Yes' or 'No'";
const phoneMissing = 'Enter a phone number, including area code.';
const phoneWrong = 'Enter a valid phone number.';
const wrongDate = 'Enter a valid date.';
const firstNameTooLong = 'Enter a first name (between 1 and 50 characters).';
const lastNameTooLong = 'Enter a last name (between 1 and 50 characters).';

/** A Yes is asked for a text of at most 200 characters (docs/product/camper.md, Answers). */
const text = (question: string, what: string) =>
  ({
    kind: 'text',
    question,
    limit: detailLimit,
    missing: `Enter ${what}.`,
    tooLong: `Enter ${what} (up to 200 characters).`,
  }) as const;

const incident = (question: string, condition: string) =>
  ({
    section: 'medical',
    group: 'incidents',
    kind: 'incident',
    visibility: 'medical',
    question,
    missing: `Enter a date for last ${condition} incident.`,
    wrong: wrongDate,
    width: 'half',
  }) as const;

const contactName = (who: string) =>
  ({
    kind: 'line',
    visibility: 'contact',
    question: `${who} name`,
    shortName: who,
    limit: nameLimit,
    missing: `Enter ${who.toLowerCase()} name.`,
    tooLong: 'Enter a name up to 50 characters.',
    capitalize: 'words',
    first: { family: 'offered' },
  }) as const;

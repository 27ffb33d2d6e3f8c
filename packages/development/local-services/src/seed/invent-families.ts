import { camperGrades } from '@camp/contracts/camper/options';
import type { CamperInput } from '@camp/contracts/camper/record';
import { contactPreferences } from '@camp/contracts/user/options';
import type { UserFields } from '@camp/contracts/user/record';
import { isTooYoungForVaccine } from '@camp/contracts/vaccination/rule';
import { camperAnswers } from './camper-answers';
import type { DemoFamily } from './demo-family';
import type { DemoSize } from './demo-size';
import { childNames, details, parentNames, schools, streets, surnames, towns } from './invented-names';

/** A child and its family. */
interface InventedChild {
  family: DemoFamily;
  /** The child's number, from which every answer is derived. */
  number: number;
  nameFirst: string;
  sex: CamperInput['sex'];
  birthdate: Date;
  hasBeenHere: boolean;
}

/** Children who enter fourth grade in the fall turn nine that year. */
const ageOfGrade = (grade: number) => grade + 5;
const [youngest, oldest] = [4, 9];

/** Cycles through a list. */
const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

/**
 * Invents families whose children attend camp every year while they are in its grades. The result is deterministic for
 * the same size and years.
 *
 * @param count - of families
 * @param size - how many registrations each camp has
 * @param years - of the camps, the current one first
 * @param taken - registrations of other families, by camp in the same order
 */
export function inventFamilies(
  count: number,
  { campers }: Pick<DemoSize, 'campers'>,
  years: readonly number[],
  taken: readonly number[],
): DemoFamily[] {
  const families = Array.from({ length: count }, (_, index) => ({
    parent: inventParent(index),
    campers: [],
  }));
  const children = families.flatMap((family, index) => inventChildren(family, index, years));
  // The oldest year comes first, so that returning campers have attended before.
  for (const [campsAgo, year] of [...years.entries()].reverse()) {
    const wanted = (campers[campsAgo] ?? 0) - (taken[campsAgo] ?? 0);
    // Each camp starts with other children, so that not always the same ones attend.
    const inTurn = [...children.slice(campsAgo * 9), ...children.slice(0, campsAgo * 9)];
    for (const child of inTurn.filter((one) => gradeIn(year, one) !== undefined).slice(0, wanted)) {
      child.family.campers.push({ campsAgo, form: answersOf(child, year) });
      child.hasBeenHere = true;
    }
  }
  return families;
}

function inventParent(index: number): UserFields {
  const round = Math.floor(index / surnames.length);
  // There may be more families than pairs of names.
  const another = Math.floor(round / parentNames.length) || '';
  const nameFirst = turnOf(parentNames, (index % surnames.length) + round);
  const nameLast = turnOf(surnames, index);
  const [addressCity, addressZip] = turnOf(towns, index);
  return {
    nameFirst,
    nameLast,
    userType: 'Parent',
    addressStreet: `${100 + ((index * 37) % 900)} ${turnOf(streets, index)}`,
    addressCity,
    addressState: 'CO',
    addressZip,
    addressCountry: 'US',
    phone: `(720) 555-0${100 + (index % 100)}`,
    email: `${plain(nameFirst)}.${plain(nameLast)}${another}@example.org`,
    preferedContact: turnOf(contactPreferences, index),
  };
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** A family has one to three children, two years apart. */
function inventChildren(family: DemoFamily, index: number, years: readonly number[]): InventedChild[] {
  const [current = 0, last = current] = [years[0], years.at(-1)];
  // All birth years that are in the camp's grades in one of the years.
  const birthYears = current - last + oldest - youngest + 1;
  return Array.from({ length: 1 + (index % 3) }, (_, sibling) => {
    const number = index * 3 + sibling;
    const [nameFirst, sex] = turnOf(childNames, index * 2 + sibling * 5);
    const year = current - ageOfGrade(youngest) - ((index * 4 + sibling * 2) % birthYears);
    const birthdate = new Date(Date.UTC(year, (number * 7) % 12, 1 + ((number * 5) % 28)));
    return { family, number, nameFirst, sex, birthdate, hasBeenHere: false };
  });
}

/** @returns undefined for a child who is too young or too old for camp */
function gradeIn(year: number, { birthdate }: InventedChild): CamperInput['grade'] | undefined {
  return camperGrades[year - birthdate.getUTCFullYear() - ageOfGrade(youngest)];
}

function answersOf(child: InventedChild, year: number): CamperInput {
  const { number, nameFirst, sex, birthdate, family } = child;
  const grade = gradeIn(year, child) ?? camperGrades[0];
  const every = (nth: number) => (number % nth === 0 ? 'Yes' : 'No');
  const detail = (question: keyof typeof details, answer: 'Yes' | 'No') =>
    answer === 'Yes' ? { [question]: turnOf<string>(details[question], number) } : {};
  const answers = {
    newCamper: child.hasBeenHere ? 'No' : 'Yes',
    allergicReactions: every(6),
    dietaryRestrictions: every(7),
    medications: every(9),
    behavioralConcerns: every(13),
  } as const;
  return camperAnswers(family.parent, {
    nameFirst,
    sex,
    birthdate,
    grade,
    shirtSize: turnOf(['Child Medium', 'Child Large', 'Adult Small'], camperGrades.indexOf(grade)),
    school: turnOf(schools, number),
    ...answers,
    ...detail('newCamperVal', answers.newCamper),
    ...detail('allergicReactionsVal', answers.allergicReactions),
    ...detail('dietaryRestrictionsVal', answers.dietaryRestrictions),
    ...detail('medicationsVal', answers.medications),
    ...detail('behavioralConcernsVal', answers.behavioralConcerns),
    ...(number % 8 === 0 ? { asthma: new Date(Date.UTC(year - 2, 3, 12)) } : {}),
    mmr: new Date(Date.UTC(birthdate.getUTCFullYear() + 4, 7, 12)),
    tdap: new Date(Date.UTC(birthdate.getUTCFullYear() + 5, 7, 10)),
    covid: isTooYoungForVaccine(birthdate) ? 'No' : every(3),
  });
}

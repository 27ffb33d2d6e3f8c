import { parentFields } from '@camp/contracts/test/sign-up';
import type { Person } from '../support/people';
import { button, byRole, field, type Visitor } from './visitor';

/** Fills in and submits the sign-up form. */
export async function signUp(visitor: Visitor, person: Person): Promise<void> {
  const form = byRole('form', 'Sign up');
  const write = (label: string, value: string) => visitor.writes(field(label, form), value);
  await write('First name', person.nameFirst);
  await write('Last name', person.nameLast);
  await visitor.chooses(byRole('radio', 'Parent', { within: form }));
  await write('Street address', parentFields.addressStreet);
  await write('City', parentFields.addressCity);
  await write('State', parentFields.addressState);
  await write('Zip code', parentFields.addressZip);
  await write('Country', parentFields.addressCountry);
  await write('Phone', parentFields.phone);
  await visitor.writes(byRole('textbox', 'Email', { within: form }), person.email);
  await visitor.chooses(byRole('radio', 'Email', { within: form }));
  await write('Password', person.password);
  await write('Confirm password', person.password);
  await visitor.presses(button('Sign up', form));
}

/** Logs in through the login page, which may already be open. */
export async function logIn(
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await visitor.open('/login');
  await visitor.arrives(/^\/login/, 'Login');
  const form = byRole('form', 'Login');
  await visitor.writes(field('Email', form), email);
  await visitor.writes(field('Password', form), password);
  await visitor.presses(button('Sign in', form));
  await visitor.arrives(/^\/user\/profile\/[0-9a-f]{24}$/, /^(?:Your campers|Your application|Profile)$/);
}

async function writeContact(visitor: Visitor, who: string, name: string, relation: string): Promise<void> {
  await visitor.writes(field(`${who} name`), name);
  await visitor.writes(field(`${who} phone number`), '(555) 123-4568');
  await visitor.writes(field(`${who} relation`), relation);
}

/** A visitor's answers about a camper. */
interface CamperAnswers {
  nameFirst: string;
  nameLast: string;
  /** Path of a picture to upload. */
  picture?: string;
}

/** Fills in the camper form for a parent whose block is already stored. */
export async function fillCamperForm(
  visitor: Visitor,
  { nameFirst, nameLast, picture }: CamperAnswers,
): Promise<void> {
  await visitor.writes(field('First name'), nameFirst);
  await visitor.writes(field('Last name'), nameLast);
  await visitor.answers('Boy or girl', 'Girl');
  await visitor.writes(field('Birthdate'), '2016-04-09');
  await visitor.picks(field('Shirt size'), 'Child Large');
  await visitor.picks(field('Grade'), '5th');
  await visitor.writes(field('School'), 'Springfield Elementary');
  await visitor.answers(/first time at our camp/, 'Yes');
  await visitor.writes(field('How did you hear about the camp?'), 'From a neighbor');
  await visitor.answers(/dietary restrictions/, 'No');

  await writeContact(visitor, 'Emergency contact', 'Emery Contact', 'Aunt');
  await writeContact(visitor, 'Drop-off contact', 'Dale Driver', 'Neighbor');
  await writeContact(visitor, 'Pick-up contact', 'Dale Driver', 'Neighbor');

  await visitor.chooses(byRole('checkbox', 'Headaches'));
  await visitor.writes(field('Last incident: Headaches'), '2026-02-14');
  await visitor.answers(/diabetes/, 'No');
  await visitor.answers(/allergies/, 'Yes');
  await visitor.writes(field('Which allergies, and what happens?'), 'Bee stings: swelling of the arm');
  await visitor.answers(/behavioral concerns/, 'No');
  await visitor.writes(field(/Tdap/), '2021-05-01');
  await visitor.writes(field(/MMR/), '2021-05-01');
  await visitor.answers(/COVID-19/, 'Yes');
  if (picture) {
    await visitor.attaches(field(/Proof of vaccination/), picture);
    await visitor.sees(byRole('img', /^Preview of /));
  }
  await visitor.writes(field('Pediatrician name'), 'Dr. Doe');
  await visitor.writes(field('Pediatrician phone number'), '555.123.4570');
  await visitor.answers(/medications/, 'No');
  await visitor.chooses(byRole('checkbox', /All medical information/));
  await visitor.chooses(byRole('checkbox', /Zero Tolerance Policy/));
}

/** Pays on the hosted checkout page by card. */
export async function payByCard(visitor: Visitor, email: string): Promise<void> {
  await visitor.writes(field('Email'), email);
  await visitor.writes(field('Card number'), '4242 4242 4242 4242');
  await visitor.writes(field('Expiry (MM / YY)'), '12 / 40');
  await visitor.writes(field('CVC'), '123');
  await visitor.writes(field('Full name'), 'Pat Parent');
  await visitor.writes(field('Postal code'), '80000');
  await visitor.presses(button(/^(Pay|Donate) \$/));
}

/** Opens an entry of the main navigation, which is behind a menu button on a phone. */
export async function follow(visitor: Visitor, menu: string, entry: string): Promise<void> {
  const navigation = byRole('navigation', 'Main');
  if (visitor.isPhone) await visitor.presses(button('Menu'));
  await visitor.presses(button(menu, navigation));
  await visitor.presses(byRole('link', entry, { within: navigation }));
}

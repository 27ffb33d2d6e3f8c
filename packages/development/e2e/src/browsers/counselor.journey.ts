import { makeParent } from '../support/people';
import { logIn } from './forms';
import { test } from './test';
import { button, byRole, field, text, toast, type Visitor } from './visitor';

test('a counselor registers and applies', { tag: '@family' }, async ({ visitor, product }) => {
  const parent = await makeParent(product);
  await logIn(visitor, parent);
  await visitor.open('/counselor/create');
  await visitor.arrives(/^\/counselor\/create/, /Counselor Registration/);
  await visitor.presses(button('Submit Registration'));
  await visitor.sees(toast('Form invalid. Please fix any errors and submit agian.'));
  await visitor.isLedToTheFirstRefusedField(field('First name'));

  await fillRegistration(visitor, parent.nameLast);
  await visitor.presses(button('Submit Registration'));
  await visitor.sees(toast('Counselor Registration successfully created!'));
  await visitor.arrives(/^\/counselor-app\/create/, /Counselor Application/);
  await fillApplication(visitor);
  await visitor.presses(button('Submit Application'));
  await visitor.sees(toast('Counselor Application successfully submitted!'));
  await visitor.arrives(/^\/user\/profile/, 'Your application');
  await visitor.sees('Application Submitted');
});

/** The answers that a parent's account does not prefill. */
async function fillRegistration(visitor: Visitor, nameLast: string): Promise<void> {
  await visitor.writes(field('First name'), 'Quinn');
  await visitor.writes(field('Last name'), nameLast);
  await visitor.chooses(byRole('radio', 'Female'));
  await visitor.writes(field('Birthdate'), '2010-04-09');
  await visitor.picks(field('Shirt size'), 'XXX-Large');
  await visitor.picks(field('Grade'), '11th');
  await visitor.writes(field('School'), 'Springfield High School');
  await visitor.writes(field('Phone number'), '555 123 4571');
  await visitor.writes(field('Email address'), 'quinn@example.com');
  await visitor.answers(/dietary/, 'No');
  await visitor.answers(/diabetes/, 'No');
  await visitor.answers(/allerg/, 'No');
  await visitor.writes(field(/Tdap/), '2021-05-01');
  await visitor.writes(field(/MMR/), '2021-05-01');
  await visitor.answers(/COVID-19/, 'No');
  await visitor.writes(field('Pediatrician name'), 'Dr. Doe');
  await visitor.writes(field('Pediatrician phone number'), '555.123.4570');
  await visitor.answers(/medications/, 'No');
  await visitor.chooses(byRole('checkbox', /All medical information/));
  await visitor.chooses(byRole('checkbox', /I will be at all required meetings/));
  await visitor.chooses(byRole('checkbox', /Zero Tolerance Policy/));
}

async function fillApplication(visitor: Visitor): Promise<void> {
  await visitor.writes(field(/years were you a camper/), '5');
  await visitor.writes(field(/years were you a counselor/), '0');
  await visitor.writes(field(/other camp experience/), 'None');
  await visitor.answers(/new to our camp/, 'No');
  const jobs = ['Crafts', 'Jr. Cabin', 'Sr. Cabin', 'Activities', 'Kitchen'];
  for (const [index, job] of jobs.entries())
    await visitor.picks(field(new RegExp(`^${index + 1}(st|nd|rd|th) choice`)), job);
  await visitor.presses(button('Move Kitchen up'));
  await visitor.sees(text(/Kitchen: 4th choice\./));
  for (const label of await visitor.emptyAreas()) await visitor.writes(field(label), 'In my own words.');
}

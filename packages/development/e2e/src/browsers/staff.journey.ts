import { makeParent } from '../support/people';
import { logIn } from './forms';
import { test } from './test';
import { button, byRole, field, toast, type Visitor } from './visitor';

test('a staff member applies', { tag: '@family' }, async ({ visitor, product }) => {
  await logIn(visitor, await makeParent(product));
  await visitor.open('/staff/create');
  await visitor.arrives(/^\/staff\/create/, 'Staff Application Form');
  await visitor.presses(button('Submit Application'));
  await visitor.sees(toast('Form invalid. Please correct any errors.'));
  await visitor.isLedToTheFirstRefusedField(byRole('radio', 'Male'));

  await fillApplication(visitor);
  await visitor.presses(button('Submit Application'));
  await visitor.sees(toast('Staff Application successfully submitted!'));
  await visitor.arrives(/^\/user\/profile/, 'Your application');
  await visitor.sees('Application Submitted');
});

async function fillApplication(visitor: Visitor): Promise<void> {
  await visitor.answers('Male or female', 'Female');
  await visitor.writes(field('Birthdate'), '1990-04-05');
  await visitor.picks(field('Shirt size'), 'Medium');
  await visitor.writes(field('Emergency contact name'), 'Emery Contact');
  await visitor.writes(field('Emergency contact phone number'), '(555) 123-4568');
  await visitor.writes(field('Emergency contact relation'), 'Husband');
  await visitor.picks(field('Primary staff position'), 'Kitchen Staff');
  await visitor.chooses(byRole('checkbox', 'Craft Staff'));
  await visitor.chooses(byRole('checkbox', 'Other'));
  await visitor.writes(field('Which other position?'), 'Bus driver');
  await visitor.writes(field(/What staff positions have you held before/), 'None');
  await visitor.chooses(byRole('checkbox', /^Monday, /, { place: 'last' }));
  await visitor.answers(/staying overnight/, 'Yes');
  await visitor.writes(field('Doctor name'), 'Dr. Doe');
  await visitor.writes(field('Doctor phone number'), '(555) 123-4570');
  for (const question of [
    /diabetes/,
    /allerg/,
    /serious illness/,
    /can’t take part/,
    /medications/,
    /dietary/,
  ])
    await visitor.answers(question, 'No');
  await visitor.writes(field(/Tdap/), '2021-05-01');
  await visitor.writes(field(/MMR/), '2021-05-01');
  await visitor.answers(/COVID-19/, 'No');
  await visitor.chooses(byRole('checkbox', /medical information on this form/));
  await visitor.answers(/CPR certificate/, 'Yes');
  await visitor.writes(field('When does it expire?'), '2031-02-03');
  await visitor.answers(/first aid certificate/, 'No');
  await visitor.answers(/food handler certificate/, 'No');
  await visitor.writes(field('Hobbies and interests'), 'Baking bread');
}

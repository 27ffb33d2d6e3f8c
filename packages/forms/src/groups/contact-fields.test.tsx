import { camperRecord } from '@camp/contracts/camper/record';
import { screen, within } from '@testing-library/react';
import type { FormValues } from '../form-values';
import { everyKind } from '../kinds/every-kind';
import { SectionFields } from '../section-fields';
import { renderSmallForm } from '../testing/small-form';

const parent = { parentNameFirst: 'Pat', parentNameLast: 'Torres', phoneNumber: '303.555.0188' };
const aunt = {
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '(303) 555-0101',
  emergencyContactRelation: 'Aunt',
};
const names = ['Name', 'Phone', 'Relation'];
const blank = Object.fromEntries(
  ['dropOffContact', 'pickUpContact'].flatMap((who) => names.map((part) => [`${who}${part}`, ''])),
);

function ask(values: FormValues = {}) {
  const form = renderSmallForm(
    <SectionFields record={camperRecord} section="drop-off-and-pick-up" kinds={everyKind} />,
    { values: { ...blank, ...parent, ...aunt, ...values } },
  );
  return {
    ...form,
    /** The form's name, phone and relation of one contact. */
    contact: (who: 'dropOffContact' | 'pickUpContact') => names.map((part) => form.valueOf(`${who}${part}`)),
  };
}

const offer = (who: string, label: string) =>
  within(screen.getByRole('group', { name: who })).getByRole('button', { name: label });

it('copies the name and number of the parent who fills in the form', async () => {
  const { user, contact } = ask();

  await user.click(offer('Drop-off contact', 'Use my name and number'));

  expect(contact('dropOffContact')).toEqual(['Pat Torres', '(303) 555-0188', 'Parent/guardian']);
  expect(screen.getByLabelText('Drop-off contact name')).toHaveValue('Pat Torres');
  expect(contact('pickUpContact')).toEqual(['', '', '']);
  expect(screen.getByText('We filled in Pat Torres. Please check that it’s right.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('treats copied answers like typed ones, so that a draft stores them', async () => {
  const { user, work } = ask();

  await user.click(offer('Drop-off contact', 'Use my name and number'));

  expect(work).toEqual(['dropOffContactName', 'dropOffContactPhone', 'dropOffContactRelation']);
});

it('copies the emergency contact, which can then be changed', async () => {
  const { user, contact } = ask();
  await user.click(offer('Pick-up contact', 'Same as the emergency contact'));

  await user.type(screen.getByLabelText('Pick-up contact name'), ' Senior');

  expect(contact('pickUpContact')).toEqual(['Emery Contact Senior', '(303) 555-0101', 'Aunt']);
});

it('asks before it replaces typed answers, and keeps them if the person says so', async () => {
  const { user, contact } = ask({ pickUpContactName: 'Grandma', pickUpContactPhone: '303 555 0177' });

  await user.click(offer('Pick-up contact', 'Use my name and number'));
  const dialog = screen.getByRole('dialog', { name: 'Replace the pick-up contact?' });
  const words = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: 'Keep what I typed' }));

  expect(words).toContain('Pat Torres will replace Grandma, 303 555 0177.');
  expect(contact('pickUpContact')).toEqual(['Grandma', '303 555 0177', '']);
});

it('replaces typed answers after a confirmation', async () => {
  const { user, contact } = ask({ pickUpContactName: 'Grandma' });
  await user.click(offer('Pick-up contact', 'Use my name and number'));

  await user.click(screen.getByRole('button', { name: 'Replace' }));

  expect(contact('pickUpContact')).toEqual(['Pat Torres', '(303) 555-0188', 'Parent/guardian']);
});

it('does not ask if the same person is entered already', async () => {
  const { user } = ask({ pickUpContactName: 'Pat Torres', pickUpContactRelation: 'Parent/guardian' });

  await user.click(offer('Pick-up contact', 'Use my name and number'));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Pick-up contact phone number')).toHaveValue('(303) 555-0188');
});

it.each([
  ['Use my name and number', { phoneNumber: '' }, 'Enter your own name and phone number first.'],
  ['Same as the emergency contact', { emergencyContactRelation: ' ' }, 'Enter the emergency contact first.'],
])('%s names what is missing, and fills in nothing', async (label, missing, words) => {
  const { user, contact } = ask(missing);

  await user.click(offer('Drop-off contact', label));

  expect(screen.getByText(words)).toBeVisible();
  expect(contact('dropOffContact')).toEqual(['', '', '']);
});

import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { TextField } from '@camp/ui/fields/text-field';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useTidied } from './use-tidied';

function Form({ first = '' }: { first?: string }) {
  const { register, watch, formState } = useForm({ defaultValues: { phone: first } });
  const registration = register('phone');
  return (
    <form>
      <TextField label="Phone" {...registration} {...useTidied(registration, shownPhone)} />
      <output>{watch('phone')}</output>
      {formState.isDirty && <p>Changed</p>}
    </form>
  );
}

/** @returns the field's text and the form's value */
const readBoth = () => [
  screen.getByLabelText<HTMLInputElement>('Phone').value,
  screen.getByRole('status').textContent,
];

it.each([
  ['303.555.0188', '(303) 555-0188'],
  ['555-0188', '555-0188'],
])('writes %s as %s when the field loses focus, in the form too', async (typed, tidied) => {
  render(<Form />);

  await userEvent.type(screen.getByLabelText('Phone'), typed);
  const whileTyping = readBoth();
  await userEvent.tab();

  expect(whileTyping).toEqual([typed, typed]);
  expect(readBoth()).toEqual([tidied, tidied]);
});

it('rewrites at once what the browser fills in', () => {
  render(<Form />);

  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+13035550188' } });

  expect(readBoth()).toEqual(['(303) 555-0188', '(303) 555-0188']);
});

it('changes nothing if the person did not type', async () => {
  render(<Form first="303-555-0188" />);

  await userEvent.tab();
  await userEvent.tab();

  expect(readBoth()).toEqual(['303-555-0188', '303-555-0188']);
  expect(screen.queryByText('Changed')).not.toBeInTheDocument();
});

it('can tidy a corrected number again', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Phone'), '3035550188');
  await userEvent.tab();

  await userEvent.clear(screen.getByLabelText('Phone'));
  await userEvent.type(screen.getByLabelText('Phone'), '3035550199');
  await userEvent.tab();

  expect(readBoth()).toEqual(['(303) 555-0199', '(303) 555-0199']);
});

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { StateField } from './state-field';

function Form() {
  const { register, watch } = useForm({ defaultValues: { addressState: '' } });
  return (
    <form>
      <StateField {...register('addressState')} error={undefined} />
      <output>{watch('addressState')}</output>
    </form>
  );
}

/** @returns the field's text and the form's value */
const readBoth = () => [
  screen.getByLabelText<HTMLInputElement>('State').value,
  screen.getByRole('status').textContent,
];

it.each([
  ['Montana', 'MT'],
  ['  new   mexico ', 'NM'],
  ['co', 'CO'],
  [' Co ', 'CO'],
  ['Mon', 'Mon'],
])('turns %s into %s when the field loses focus', async (typed, shown) => {
  render(<Form />);

  await userEvent.type(screen.getByLabelText('State'), typed);
  const whileTyping = readBoth();
  await userEvent.tab();

  expect(whileTyping).toEqual([typed, typed]);
  expect(readBoth()).toEqual([shown, shown]);
});

it('shortens what the browser fills in', () => {
  render(<Form />);

  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Montana' } });

  expect(readBoth()).toEqual(['MT', 'MT']);
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { CallError } from './call-error';
import { applyProblem, errorAt, errorsBeside } from './problem';

const refusal = new CallError('Invalid.', 400, 'invalid', [
  { path: 'phone', message: 'Enter a phone number.' },
  { path: 'email', message: 'Enter a valid email address.' },
]);

function Form({ error }: { error: unknown }) {
  const form = useForm({ defaultValues: { email: '', phone: '' } });
  const { register, formState } = form;
  return (
    <form>
      <input aria-label="email" {...register('email')} />
      <input aria-label="phone" {...register('phone')} />
      <p>{formState.errors.email?.message}</p>
      <p>{formState.errors.phone?.message}</p>
      <button type="button" onClick={() => applyProblem(form, error)}>
        Send
      </button>
    </form>
  );
}

it('sets the server’s errors on their fields and focuses the first', async () => {
  render(<Form error={refusal} />);

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(screen.getByText('Enter a valid email address.')).toBeVisible();
  expect(screen.getByText('Enter a phone number.')).toBeVisible();
  expect(screen.getByLabelText('phone')).toHaveFocus();
});

it('leaves the form alone if the failure names no field', () => {
  const setError = jest.fn();
  const getValues = jest.fn().mockReturnValue({ email: '' });

  expect(applyProblem({ setError, getValues }, new Error('Broken.'))).toBe(false);
  expect(setError).not.toHaveBeenCalled();
});

it('uses the order of the page if one is given', () => {
  const setError = jest.fn();
  const getValues = jest.fn().mockReturnValue({ email: '', phone: '' });

  expect(applyProblem({ setError, getValues }, refusal, ['email', 'phone'])).toBe(true);
  const named = setError.mock.calls.map(([name, , options]) => [name, options.shouldFocus]);
  expect(named).toEqual([
    ['email', true],
    ['phone', false],
  ]);
});

it('also sets errors on fields outside that order, after the others', () => {
  const setError = jest.fn();
  const getValues = jest.fn().mockReturnValue({ email: '', phone: '' });

  applyProblem({ setError, getValues }, refusal, ['email']);

  expect(setError.mock.calls.map(([name]) => name as string)).toEqual(['email', 'phone']);
});

it('returns errors of fields that the form does not have', () => {
  const getValues = jest.fn().mockReturnValue({ email: '' });

  expect(errorsBeside({ getValues }, refusal)).toEqual([{ message: 'Enter a phone number.' }]);
  expect(errorsBeside({ getValues }, new Error('Broken.'))).toEqual([]);
});

it('sets no error on fields that the form does not have', () => {
  const setError = jest.fn();
  const getValues = jest.fn().mockReturnValue({ nameFirst: '' });

  expect(applyProblem({ setError, getValues }, refusal)).toBe(false);
  expect(setError).not.toHaveBeenCalled();
  expect(errorAt('phone', refusal)).toBe('Enter a phone number.');
});

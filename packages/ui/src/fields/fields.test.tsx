import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from './checkbox-group';
import { DateField } from './date-field';
import { EmailField } from './email-field';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { RadioGroup } from './radio-group';
import { TextField } from './text-field';

describe('every field', () => {
  it('connects hint and error to its control, the error first', () => {
    render(
      <TextField
        label="First name"
        name="nameFirst"
        hint="As on the tag"
        error="Enter campers first name."
      />,
    );

    const field = screen.getByLabelText('First name');

    expect(field).toHaveAccessibleDescription('Enter campers first name. As on the tag');
    expect(field).toBeInvalid();
  });

  it('marks a required field for screen readers without the browser bubble', () => {
    render(<TextField label="First name" name="nameFirst" required />);

    const field = screen.getByLabelText('First name');

    expect(field).toHaveAttribute('aria-required', 'true');
    expect(field).not.toHaveAttribute('required');
  });

  it('has no description and is valid without hint and error', () => {
    render(<TextField label="First name" name="nameFirst" />);

    const field = screen.getByLabelText('First name');

    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).toHaveAttribute('id', 'nameFirst');
  });

  it('accepts another id, for two forms on one page', () => {
    render(<TextField label="First name" name="nameFirst" id="second-name" error="Enter a first name." />);

    expect(screen.getByLabelText('First name')).toHaveAttribute('aria-describedby', 'second-name-error');
  });

  it('opens the matching keyboard', () => {
    render(
      <>
        <EmailField label="Email" name="email" />
        <PhoneField label="Phone" name="phone" />
        <NumberField label="Amount" name="amount" inputMode="decimal" />
        <DateField label="Birthdate" name="birthdate" />
      </>,
    );

    expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByLabelText('Birthdate')).toHaveAttribute('type', 'date');
    // Without a latest date, browsers accept years of six digits.
    expect(screen.getByLabelText('Birthdate')).toHaveAttribute('max', '9999-12-31');
  });
});

describe('groups', () => {
  it('has a name, a description, and the group’s id on the first option', () => {
    render(
      <RadioGroup
        label="Boy or girl"
        name="sex"
        required
        options={['Boy', 'Girl']}
        error="Choose 'Boy' or 'Girl'."
      />,
    );

    const group = screen.getByRole('radiogroup', { name: 'Boy or girl' });

    expect(group).toHaveAccessibleDescription("Choose 'Boy' or 'Girl'.");
    expect(group).toBeRequired();
    expect(group).toBeInvalid();
    expect(screen.getByLabelText('Boy')).toHaveAttribute('id', 'sex');
  });

  it('can be controlled by the caller', async () => {
    const changed = jest.fn();
    render(
      <RadioGroup
        label="Boy or girl"
        name="sex"
        options={['Boy', 'Girl']}
        value="Girl"
        onChange={(event) => changed(event.target.value)}
      />,
    );

    await userEvent.click(screen.getByLabelText('Boy'));

    expect(changed).toHaveBeenCalledWith('Boy');
    expect(screen.getByLabelText('Girl')).toBeChecked();
  });

  it('can disable a single option', () => {
    render(
      <CheckboxGroup
        label="Days"
        name="days"
        options={['Sunday', { value: 'Monday', label: 'Monday', disabled: true }]}
      />,
    );

    expect(screen.getByLabelText('Monday')).toBeDisabled();
    expect(screen.getByLabelText('Sunday')).toBeEnabled();
  });
});

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField label="Password" name="password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('shows the parts of the password rule that a new password meets while typing', async () => {
    render(<PasswordField label="New password" name="password" strength />);

    await userEvent.type(screen.getByLabelText('New password'), 'pinetree7');

    const done = screen.getAllByRole('listitem').map((rule) => rule.textContent);
    expect(done).toEqual([
      '8 to 32 characters (done)',
      'An upper case letter',
      'A lower case letter (done)',
      'A number (done)',
    ]);
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

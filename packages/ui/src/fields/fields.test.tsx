import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { DateField } from './date-field';
import { EmailField } from './email-field';
import { ErrorSummary, listErrors } from '../form/error-summary';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('every field', () => {
  it('ties hint and error to its control, the error first', () => {
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

  it('has no description and is valid when all is well', () => {
    render(<TextField label="First name" name="nameFirst" />);

    const field = screen.getByLabelText('First name');

    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).toHaveAttribute('id', 'nameFirst');
  });

  it('takes another id, for two forms on one page', () => {
    render(<TextField label="First name" name="nameFirst" id="second-name" error="Enter a first name." />);

    expect(screen.getByLabelText('First name')).toHaveAttribute('aria-describedby', 'second-name-error');
  });

  it('brings up the right keyboard', () => {
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
  });
});

describe('groups', () => {
  it('names the group, describes it, and gives its id to the first answer', () => {
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

  it('can be kept by the caller', async () => {
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

  it('disables one option alone', () => {
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

interface Answers {
  nameFirst: string;
  sex: string;
  shirtSize: string;
  days: string[];
  comments: string;
  zeroConfirm: boolean;
}

const defaultValues: Answers = {
  nameFirst: '',
  sex: '',
  shirtSize: '',
  days: [],
  comments: 'Loves to sing',
  zeroConfirm: false,
};

function CamperForm({ onSubmit }: { onSubmit: (answers: Answers) => void }) {
  const { register, handleSubmit, reset, formState } = useForm<Answers>({ defaultValues });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <ErrorSummary errors={listErrors(errors)} />
      <TextField
        label="First name"
        error={errors.nameFirst?.message}
        {...register('nameFirst', { required: 'Enter campers first name.' })}
      />
      <RadioGroup
        label="Boy or girl"
        options={['Boy', 'Girl']}
        error={errors.sex?.message}
        {...register('sex', { required: "Choose 'Boy' or 'Girl'." })}
      />
      <SelectField label="Shirt size" options={['Child Small', 'Child Large']} {...register('shirtSize')} />
      <CheckboxGroup label="Days at camp" options={['Sunday', 'Monday', 'Tuesday']} {...register('days')} />
      <TextArea label="Comments" limit={20} {...register('comments')} />
      <Checkbox label="I agree" {...register('zeroConfirm')} />
      <button type="submit">Submit</button>
      <button type="button" onClick={() => reset()}>
        Reset
      </button>
    </form>
  );
}

describe('with react-hook-form', () => {
  it('collects what was entered in every kind of field', async () => {
    const submitted = jest.fn();
    const user = userEvent.setup();
    render(<CamperForm onSubmit={(answers) => submitted(answers)} />);

    await user.type(screen.getByLabelText('First name'), 'Maya');
    await user.click(screen.getByLabelText('Girl'));
    await user.selectOptions(screen.getByLabelText('Shirt size'), 'Child Large');
    await user.click(screen.getByLabelText('Sunday'));
    await user.click(screen.getByLabelText('Tuesday'));
    await user.click(screen.getByLabelText('I agree'));
    await user.click(screen.getByRole('button', { name: 'Submit' }));

    expect(submitted).toHaveBeenCalledWith({
      nameFirst: 'Maya',
      sex: 'Girl',
      shirtSize: 'Child Large',
      days: ['Sunday', 'Tuesday'],
      comments: 'Loves to sing',
      zeroConfirm: true,
    });
  });

  it('shows errors after a try, moves to the first, and links the others', async () => {
    const user = userEvent.setup();
    render(<CamperForm onSubmit={jest.fn()} />);

    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();

    await user.click(screen.getByRole('link', { name: "Choose 'Boy' or 'Girl'." }));
    expect(screen.getByLabelText('Boy')).toHaveFocus();
  });

  it('counts what the form put there, what is typed, and what a reset brings back', async () => {
    const user = userEvent.setup();
    render(<CamperForm onSubmit={jest.fn()} />);
    expect(screen.getByText('13 / 20')).toBeInTheDocument();

    await user.type(screen.getByLabelText('Comments'), ' all day long');
    expect(screen.getByText('26 / 20')).toBeInTheDocument();
    expect(screen.getByText('6 characters too many')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('13 / 20')).toBeInTheDocument();
  });
});

describe('listErrors', () => {
  it('flattens nested errors to the names of their fields and leaves out the rest', () => {
    const errors = listErrors({
      nameFirst: { type: 'required', message: 'Enter a first name.' },
      doctor: { number: { type: 'pattern', message: 'Enter a phone number.' } },
      grade: { type: 'required', message: '' },
      root: { serverError: { type: 'server', message: 'Elsewhere.' } },
    });

    expect(errors).toEqual([
      { name: 'nameFirst', message: 'Enter a first name.' },
      { name: 'doctor.number', message: 'Enter a phone number.' },
    ]);
  });

  it('shows nothing for a form without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />);

    expect(container).toBeEmptyDOMElement();
  });
});

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordField label="Password" name="password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('follows the password rule of the specification while a new one is typed', async () => {
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

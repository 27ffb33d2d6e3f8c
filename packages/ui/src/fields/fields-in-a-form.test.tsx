import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { ErrorSummary, listErrors } from '../form/error-summary';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

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
  it('collects the values of every kind of field', async () => {
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

  it('shows errors after an attempt, focuses the first field, and links the others', async () => {
    const user = userEvent.setup();
    render(<CamperForm onSubmit={jest.fn()} />);

    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByLabelText('First name')).toHaveFocus();

    await user.click(screen.getByRole('link', { name: "Choose 'Boy' or 'Girl'." }));
    expect(screen.getByLabelText('Boy')).toHaveFocus();
  });

  it('counts characters of default, typed and reset values', async () => {
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
  it('flattens nested errors to field names and drops the rest', () => {
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

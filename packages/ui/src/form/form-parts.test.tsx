import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormSection } from './form-section';
import { ErrorSummary } from './error-summary';
import { FormTrail } from './form-trail';

describe('FormTrail', () => {
  it('leads to a section, marks the current section and shows which sections need attention', async () => {
    render(
      <>
        <FormTrail
          current="camper"
          markers={[
            { id: 'camper', title: 'Camper', state: 'done' },
            { id: 'medical', title: 'Medical', state: 'error' },
          ]}
        />
        <FormSection id="camper" title="Camper information" />
        <FormSection id="medical" title="Medical information" />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Camper (done)' })).toHaveAttribute('aria-current', 'step');

    await userEvent.click(screen.getByRole('link', { name: 'Medical (needs attention)' }));

    expect(screen.getByRole('region', { name: 'Medical information' })).toHaveFocus();
  });

  it('shows the current section, and opens the list until a section is selected', async () => {
    render(
      <>
        <FormTrail
          current="medical"
          markers={[
            { id: 'camper', title: 'Camper', state: 'error' },
            { id: 'medical', title: 'Medical' },
          ]}
        />
        <FormSection id="camper" title="Camper information" />
      </>,
    );
    const place = screen.getByRole('button', { name: /^2 of 2 · Medical/ });
    expect(place).toHaveTextContent('1 to check');
    expect(place).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(place);
    expect(place).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Camper (needs attention)' }));

    expect(place).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('region', { name: 'Camper information' })).toHaveFocus();
  });

  it('closes the list with Escape and returns the focus to its button', async () => {
    render(<FormTrail current="camper" markers={[{ id: 'camper', title: 'Camper' }]} />);
    const place = screen.getByRole('button', { name: /^1 of 1 · Camper/ });
    await userEvent.click(place);
    await userEvent.tab();

    await userEvent.keyboard('{Escape}');

    expect(place).toHaveAttribute('aria-expanded', 'false');
    expect(place).toHaveFocus();
  });
});

describe('ErrorSummary', () => {
  const errorsIn = (section: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${section}${index}`,
      message: `${section} ${index}`,
      section,
    }));

  it('lists up to eight errors without folding', () => {
    render(<ErrorSummary errors={[...errorsIn('Camper', 1), ...errorsIn('Contacts', 7)]} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText('Contacts 6')).toBeVisible();
    expect(screen.queryByText(/to fix/)).toBeNull();
  });

  it('folds more than eight errors by section with a count, and each leads to its field', async () => {
    const beside = { message: 'The camp is full.' };
    render(
      <>
        <ErrorSummary errors={[...errorsIn('Camper', 1), ...errorsIn('Contacts', 8), beside]} />
        <input id="Contacts7" />
      </>,
    );
    expect(screen.getByText('The camp is full.')).toBeVisible();
    expect(screen.getByText('1 to fix')).toBeVisible();
    expect(screen.queryByText('Contacts 7')).toBeNull();

    await userEvent.click(screen.getByText('8 to fix'));
    const line = await screen.findByText('Contacts 7');
    expect(line).toBeVisible();
    await userEvent.click(line);

    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

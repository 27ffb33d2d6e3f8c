import { render, screen, within } from '@testing-library/react';
import type { SubmittedPart } from '@camp/contracts/records/submitted-parts';
import { SubmittedAnswers } from './submitted-answers';

const answer = (label: string, ...parts: SubmittedPart[]) => ({ name: label, label, parts });

function show(...answers: ReturnType<typeof answer>[]) {
  render(
    <SubmittedAnswers
      sections={[{ id: 'all', title: 'Everything', answers }]}
      pictureOf={(name) => <img src="data:," alt={`Proof of ${name}`} />}
    />,
  );
}

/** The cell next to a label. */
const cellOf = (label: string) => {
  const cell = screen.getByText(label).nextElementSibling;
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no answer beside ${label}.`);
  return cell;
};

it('names each section, and shows an answer next to its question with its detail below', () => {
  show(
    answer(
      'Allergic reactions',
      { kind: 'text', text: 'Yes' },
      { kind: 'text', text: 'Bees:\nswelling', label: 'Which allergies, and what happens?' },
    ),
  );

  expect(screen.getByRole('region', { name: 'Everything' })).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'Everything' }),
  );
  expect(cellOf('Allergic reactions').textContent).toBe(
    'YesWhich allergies, and what happens?Bees:\nswelling',
  );
});

it('shows typed markup as text, in every kind of answer (S54)', () => {
  const typed = '<script>alert(1)</script><img src="x" onerror="alert(2)">';
  show(
    answer('School', { kind: 'text', text: typed, label: typed }),
    answer('Phone', { kind: 'phone', text: typed }),
    answer('Email', { kind: 'email', text: typed }),
    answer('Jobs', { kind: 'list', items: [typed] }),
  );

  for (const label of ['School', 'Phone', 'Email', 'Jobs']) {
    expect(cellOf(label)).toHaveTextContent(typed);
    expect(cellOf(label).querySelector('script, img')).toBeNull();
  }
});

it('shows unanswered questions and missing confirmations', () => {
  show(
    answer('COVID-19 vaccination'),
    answer('I agree.', { kind: 'confirmation', isGiven: true }),
    answer('I agree to that as well.', { kind: 'confirmation', isGiven: false }),
  );

  expect(cellOf('COVID-19 vaccination')).toHaveTextContent('Not answered');
  expect(cellOf('I agree.')).toHaveTextContent(/^Confirmed$/);
  expect(cellOf('I agree to that as well.')).toHaveTextContent('Not confirmed');
});

it('links phone numbers and addresses, and renders pictures with the given component', () => {
  show(
    answer('Phone', { kind: 'phone', text: '(303) 555-0188' }),
    answer('Email', { kind: 'email', text: 'pat@example.org' }),
    answer('Proof', { kind: 'picture', name: 'covidVaccineImage' }),
  );

  expect(screen.getByRole('link', { name: '(303) 555-0188' })).toHaveAttribute('href', 'tel:3035550188');
  expect(screen.getByRole('link', { name: 'pat@example.org' })).toHaveAttribute(
    'href',
    'mailto:pat@example.org',
  );
  expect(screen.getByRole('img', { name: 'Proof of covidVaccineImage' })).toBeInTheDocument();
});

it.each([
  [undefined, 'UL'],
  [true as const, 'OL'],
])('shows a list in its order (ranked: %s)', (isRanked, tag) => {
  show(answer('Jobs', { kind: 'list', items: ['Crafts', 'Kitchen'], ...(isRanked && { isRanked }) }));

  const list = within(cellOf('Jobs')).getByRole('list');
  expect(list.tagName).toBe(tag);
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Crafts', 'Kitchen']);
});

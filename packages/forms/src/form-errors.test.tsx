import { CallError } from '@camp/api-client/call-error';
import type { Field } from '@camp/contracts/records/field';
import { screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod';
import { openProbeForm, probeRecord } from './testing/probe-form';

beforeEach(() => localStorage.clear());

const line: Field = {
  section: 'second',
  kind: 'line',
  visibility: 'open',
  question: 'School',
  limit: 50,
  missing: 'Enter a school.',
};
const yesNo = "Choose 'Yes' or 'No'";
const question = (text: string, shortName: string): Field => ({
  section: 'first',
  kind: 'yesNo',
  visibility: 'open',
  question: text,
  shortName,
  missing: yesNo,
});

const summary = () => screen.findByRole('group', { name: 'Please check these answers' });
const linesOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lists errors in the order of the page with their sections, and names the question of a shared sentence', async () => {
  const record = probeRecord({
    swims: question('Can your camper swim?', 'Swimming'),
    rides: question('Can your camper ride?', 'Riding'),
    school: line,
  });
  const { submit } = openProbeForm(record);

  await submit();

  const box = await summary();
  expect(linesOf(box)).toEqual([`Swimming: ${yesNo}`, `Riding: ${yesNo}`, 'Enter a school.']);
  expect(screen.getByText('3 answers need your attention.')).toBeVisible();
});

test('lists an error of an unknown field last, and sends nothing', async () => {
  const schema = z.object({
    elsewhere: z.string({ error: 'Nobody asked for this.' }),
    school: z.string().min(1, 'Enter a school.'),
  });
  const { submit, sent } = openProbeForm(probeRecord({ school: line }), { schema });

  await submit();

  expect(linesOf(await summary())).toEqual(['Enter a school.', 'Nobody asked for this.']);
  expect(sent).toEqual([]);
});

test('shows the server’s errors at their fields, or last if the form has no such field', async () => {
  const refusal = new CallError('Please correct the marked fields.', 400, 'invalid', [
    { path: 'seat', message: 'There is no such seat.' },
    { path: 'school', message: 'We have never heard of it.' },
  ]);
  const { submit, user } = openProbeForm(probeRecord({ school: line }), {
    save: () => Promise.reject(refusal),
  });
  await user.type(screen.getByLabelText('School'), 'Hill School');

  await submit();

  const box = await summary();
  expect(linesOf(box)).toEqual(['School: We have never heard of it.', 'There is no such seat.']);
  expect(within(box).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByLabelText('School')).toHaveFocus();
});

test('clears an error without a field at the next attempt', async () => {
  const refusal = new CallError('No.', 400, 'invalid', [{ path: 'seat', message: 'There is no such seat.' }]);
  const save = jest.fn<Promise<void>, []>().mockRejectedValueOnce(refusal).mockResolvedValue();
  const { submit, user } = openProbeForm(probeRecord({ school: line }), { save });
  await user.type(screen.getByLabelText('School'), 'Hill School');
  await submit();
  const message = await screen.findByText('There is no such seat.');

  await submit();

  expect(message).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(2);
});

test('scrolls the first invalid field into full view below the summary, at each attempt', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    expect(this).toContainElement(document.activeElement as HTMLElement);
    expect(this).toHaveTextContent('Enter a school.');
    expect(screen.getByRole('group', { name: 'Please check these answers' })).toBeVisible();
  });
  const { submit } = openProbeForm(probeRecord({ school: line }));

  await submit();
  await summary();
  expect(shown.mock.calls).toEqual([[{ block: 'start' }]]);
  await submit();
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(2));
  shown.mockRestore();
});

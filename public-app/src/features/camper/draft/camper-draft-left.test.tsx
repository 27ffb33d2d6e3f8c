import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const key = 'draft:camper:64b000000000000000000001:2027:new';

const storedText = () => localStorage.getItem(key) ?? '';

const storedAnswers = () => (JSON.parse(storedText()) as { answers: Record<string, string> }).answers;

const consentBox = () => screen.getByRole('checkbox', { name: /Also save medical answers/ });

const fillAndWaitForDraft = async (answers: Parameters<typeof fill>[0]) => {
  fill(answers);
  await waitFor(() => expect(storedText()).toContain(String(Object.values(answers)[0])));
};

describe('with another tab on the same form', () => {
  const writeInOtherTab = (nameFirst: string, medical: Record<string, string> = {}) =>
    localStorage.setItem(
      key,
      JSON.stringify({
        // Differs from the millisecond in which this tab wrote.
        savedAt: new Date(Date.now() + 1).toISOString(),
        keepsMedical: true,
        answers: { nameFirst, ...medical },
      }),
    );

  test('its draft is not overwritten, and the form says so', async () => {
    await openCamperForm();
    await fillAndWaitForDraft({ nameFirst: 'Casey' });
    writeInOtherTab('Robin');

    fill({ nameLast: 'Typed here' });

    expect(
      (await screen.findAllByText(/Another tab is saving a draft of this form/, undefined))[0],
    ).toBeVisible();
    expect(storedAnswers()).toEqual({ nameFirst: 'Robin' });
  });

  test('withdrawing consent removes the stored medical answers', async () => {
    const { user } = await openCamperForm();
    await user.click(consentBox());
    writeInOtherTab('Robin', { pediatricianName: 'Dr. Doe' });

    await user.click(consentBox());

    expect(storedText()).not.toContain('Dr. Doe');
  });

  test("a success here leaves the other tab's draft alone", async () => {
    await openCamperForm({ 'POST /camper/create': created() });
    await fillAndWaitForDraft(completeAnswers);
    writeInOtherTab('Robin');

    fireEvent.click(submitButton());

    await screen.findByText('Camper successfully created!');
    expect(storedAnswers()).toEqual({ nameFirst: 'Robin' });
  });
});

const draftOf = (savedAt: string) =>
  JSON.stringify({ savedAt, keepsMedical: true, answers: { nameFirst: 'Old' } });

test.each([
  ['unreadable', 'not json'],
  ['of another shape', '{"answers": 5}'],
  ['too old', draftOf('2020-01-01T00:00:00Z')],
])('a draft that is %s is not offered, and is deleted', async (_what, text) => {
  localStorage.setItem(key, text);

  await openCamperForm();

  expect(screen.queryByText('Welcome back: your draft is here')).toBeNull();
  expect(control('nameFirst')).toHaveValue('');
  expect(localStorage.getItem(key)).toBeNull();
});

describe('leaving', () => {
  test('an untouched form asks nothing', async () => {
    const { user } = await openCamperForm();

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

    expect(await screen.findByText('Another page')).toBeVisible();
  });

  test('a form with unsaved changes asks whether to stay or leave, and does so', async () => {
    const { user } = await openCamperForm();
    fill({ nameFirst: 'Casey' });

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(
      await screen.findByText(/It’s saved on this device as a draft, without medical answers/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(control('nameFirst')).toHaveValue('Casey');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));

    expect(await screen.findByText('Another page')).toBeVisible();
  });

  test('closing the window asks only if there are unsaved changes', async () => {
    await openCamperForm();
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const asksUntouched = close();

    fill({ nameFirst: 'Casey' });

    await waitFor(() => expect(close()).toBe(true));
    expect(asksUntouched).toBe(false);
  });

  test('an ended session reaches the login page', async () => {
    const { router } = await openCamperForm();
    fill({ nameFirst: 'Casey' });

    await act(() => router.navigate('/login'));

    expect(await screen.findByText('Another page')).toBeVisible();
  });
});

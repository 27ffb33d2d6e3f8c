import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import { VaccinationProof } from './vaccination-proof';

const maya = camper({ covidVaccineImage: '/camper/covid-image/64b0000000000000000000c1' });
const picture = `GET /camper/covid-image/${maya._id}`;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:proof';
  URL.revokeObjectURL = () => undefined;
});

test('the picture is fetched only on request', async () => {
  const api = fakeApi({
    [picture]: () => new Response('bytes', { headers: { 'Content-Type': 'image/webp' } }),
  });
  const { user } = renderPage(<VaccinationProof record={maya} />);
  const before = api.callsOf(picture).length;

  await user.click(screen.getByText('Proof of vaccination'));

  expect(await screen.findByAltText('Proof of vaccination of Maya Parent')).toHaveAttribute(
    'src',
    'blob:proof',
  );
  expect(before).toBe(0);
});

test('a picture that is not ready can be requested again', async () => {
  const api = fakeApi({ [picture]: () => refusal(404, 'Not ready.', { code: 'image-pending' }) });
  const { user } = renderPage(<VaccinationProof record={maya} />);
  await user.click(screen.getByText('Proof of vaccination'));
  expect(await screen.findByText('The picture is still being prepared.')).toBeVisible();

  api.answer(picture, () => new Response('bytes', { headers: { 'Content-Type': 'image/webp' } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByAltText('Proof of vaccination of Maya Parent')).toBeVisible();
});

test('without a picture there is nothing to open', () => {
  fakeApi({});

  renderPage(<VaccinationProof record={camper({ covidVaccineImage: null })} />);

  expect(screen.queryByText('Proof of vaccination')).toBeNull();
});

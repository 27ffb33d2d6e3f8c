import { applySavedContent } from '@camp/contracts/content/saved-content';
import type { Photograph } from '@camp/contracts/photograph/photograph';
import { photographsInContent } from '@camp/contracts/photograph/shown-photographs';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import GalleryPage from './gallery-page';

afterEach(() => applySavedContent({}));

const photograph = (alt: string): Photograph => ({
  ...{ _id: `id of ${alt}`, imageId: `image-of-${alt}`, alt },
  ...{ width: 1_600, height: 1_200, widths: [480, 1_600] },
});
const lake = photograph('lake');
const many = ['lake', 'fire', 'tent', 'song', 'hike', 'meal', 'star'].map(photograph);

it('is coming soon while there are no photographs, without waiting for an answer', async () => {
  const api = fakeApi({ 'GET /photograph/list': [] });
  renderPage(<GalleryPage />);

  expect(screen.getByText('Coming soon...')).toBeVisible();
  await waitFor(() => expect(api.callsOf('GET /photograph/list')).toHaveLength(1));
  expect(screen.getByText('Coming soon...')).toBeVisible();
});

it('shows photographs in order, each with its description, size and a link to the largest', async () => {
  fakeApi({ 'GET /photograph/list': many });
  renderPage(<GalleryPage />);

  const images = await screen.findAllByRole('img');

  expect(images.map((image) => image.getAttribute('alt'))).toEqual(many.map(({ alt }) => alt));
  expect(images[0]).toHaveAttribute(
    'srcset',
    '/images/image-of-lake-480.webp 480w, /images/image-of-lake-1600.webp 1600w',
  );
  expect(images[0]).toHaveAttribute('width', '1600');
  expect(images[0]).toHaveAttribute('height', '1200');
  expect(screen.getByRole('link', { name: 'lake' })).toHaveAttribute(
    'href',
    '/images/image-of-lake-1600.webp',
  );
});

it('loads what is below the first screen when it comes into view', async () => {
  fakeApi({ 'GET /photograph/list': many });
  renderPage(<GalleryPage />);

  const images = await screen.findAllByRole('img');

  expect(images.filter((image) => image.getAttribute('loading') === 'lazy')).toEqual(images.slice(6));
});

it('offers a retry if there are photographs that do not load', async () => {
  applySavedContent(photographsInContent({ gallery: [lake], home: [] }));
  const api = fakeApi({ 'GET /photograph/list': refusal(400, 'No list.') });
  const { user } = renderPage(<GalleryPage />);

  expect(await screen.findByText('We can’t show the gallery right now')).toBeVisible();
  expect(screen.queryByText('Coming soon...')).not.toBeInTheDocument();
  api.answer('GET /photograph/list', [lake]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('img', { name: 'lake' })).toBeVisible();
});

import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import UserEditPage from '../pages/user-edit-page';

/** The account's owner. */
export const pat = parent();

/** The request that updates it. */
export const update = `POST /user/update/${pat._id}`;

/** The form's values. */
export const form = {
  nameFirst: 'Pat',
  nameLast: 'Parent',
  userType: 'Parent',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'USA',
  phone: '555-123-4567',
  phoneAlt: '555-765-4321',
  email: 'pat@example.com',
  preferedContact: 'Email',
};

/** Opens the page and waits for its form. */
export async function open(api: Parameters<typeof fakeApi>[0] = {}, address = '/user/edit', path?: string) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({ 'GET /user/current': { msg: pat }, ...api });
  const view = renderPage(<UserEditPage />, address, path);
  await screen.findByLabelText('City');
  const replaceCity = async (city: string) => {
    await view.user.clear(screen.getByLabelText('City'));
    if (city) await view.user.type(screen.getByLabelText('City'), city);
  };
  const replaceEmail = async (address: string) => {
    const email = screen.getByLabelText('Email', { selector: '[type=email]' });
    await view.user.clear(email);
    await view.user.type(email, address);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, fake, replaceCity, replaceEmail, save };
}

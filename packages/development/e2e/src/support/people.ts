import { randomBytes } from 'node:crypto';
import { parentFields, signUpForm } from '@camp/contracts/test/sign-up';
import { expect, type Page } from '@playwright/test';
import { choose } from './choose';
import { linkIn, openInbox } from './inbox';
import { sharedProduct, type ProductAddresses } from './product';

/** A person who has, or will have, an account. */
export interface Person {
  nameFirst: string;
  nameLast: string;
  email: string;
  password: string;
}

/** A unique parent. The name has only letters, since tests search for it. */
export function newParent(): Person {
  const letters = randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] as string);
  return {
    nameFirst: 'Pat',
    nameLast: `Parent${letters}`,
    email: `pat.${letters}@example.com`,
    password: `Trail-${letters}-7A`,
  };
}

/** Fills in and submits the sign-up form. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('First name').fill(person.nameFirst);
  await form.getByLabel('Last name').fill(person.nameLast);
  await choose(form.getByRole('radio', { name: 'Parent' }));
  await form.getByLabel('Street address').fill(parentFields.addressStreet);
  await form.getByLabel('City').fill(parentFields.addressCity);
  await form.getByLabel('State').fill(parentFields.addressState);
  await form.getByLabel('Zip code').fill(parentFields.addressZip);
  await form.getByLabel('Country').fill(parentFields.addressCountry);
  await form.getByLabel('Phone', { exact: true }).fill(parentFields.phone);
  await form.getByLabel('Email', { exact: true }).first().fill(person.email);
  await choose(form.getByRole('radio', { name: 'Email' }));
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Sign up' }).click();
}

/** Fills in and submits the login form. Does not wait for the next page. */
export async function enterLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** The profile's heading for families, applicants and administrators. */
export const profileTitle = /^(?:Your campers|Your application|Profile)$/;

/**
 * Logs in and waits for the profile.
 * @param url of the product, if not the shared one
 */
export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>, url = ''): Promise<void> {
  await page.goto(`${url}/login`);
  await enterLogin(page, person);
  await expect(page).toHaveURL(/\/user\/profile\/[0-9a-f]{24}$/);
  // The address changes before the page does. A menu that opens in between would close when the page appears.
  await expect(page.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
}

/**
 * Starts with a logged-in empty browser. This is faster than the form, for tests that aren't about logging in.
 * @param url of the product, if not the shared one
 */
export async function beginAs(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
  url = sharedProduct().url,
): Promise<void> {
  const localStorage = [{ name: 'access_token', value: await tokenOf(url, person) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
}

const post = async (url: string, body: object): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response;
};

/** A verified account, created over HTTP for tests that are not about signing up. */
export async function makeParent({
  url,
  inboxUrl,
}: Pick<ProductAddresses, 'url' | 'inboxUrl'>): Promise<Person> {
  const person = newParent();
  await post(`${url}/api/user/register`, signUpForm(person));
  const mail = await openInbox(inboxUrl).waitFor(person.email, /verify/i);
  const { searchParams } = new URL(linkIn(mail, '/user/verify'));
  await post(`${url}/api/user/verify`, {
    email: searchParams.get('email'),
    emailVerificationUUID: searchParams.get('uuid'),
  });
  return person;
}

/** The bearer token of a person. */
export async function tokenOf(
  url: string,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const response = await post(`${url}/api/user/login`, { email, password });
  return ((await response.json()) as { token: string }).token;
}

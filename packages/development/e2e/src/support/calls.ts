import { tokenOf, type Person } from './people';

/** Calls the API as a person, for tests that are not about the page that calls it. */
export async function callsAs(url: string, person: Pick<Person, 'email' | 'password'>) {
  const token = await tokenOf(url, person);
  return async <Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
}

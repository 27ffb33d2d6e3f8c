import type { ContentRecord } from '@camp/contracts/content/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ContentEditPage from '../pages/content-edit-page';

/** A person who may change texts. */
export const editor = parent({ permissions: { content: ['edit-all'] } });

/** The same with the role admin. */
export const administrator = parent({ permissions: { content: ['edit-all'] }, roles: ['user', 'admin'] });

/** What the form sends. */
export interface SavedBody {
  version: number;
  source: Record<string, unknown>;
}

/** Opens a subject's form. `onSave` answers the next saves. */
export function show(record: ContentRecord, user = editor) {
  const { subject } = record;
  const api = fakeApi({
    'GET /user/current': { msg: user },
    'GET /content/current': { [subject]: { version: 1, values: { name: 'Lake Hope' } } },
    [`GET /content/read/${subject}`]: record,
    [`POST /content/preview/${subject}`]: ({ body }) => (body as { source: object }).source,
    [`POST /content/preview-mail/${subject}`]: { subject: 'About', html: '<body></body>' },
  });
  const page = renderPage(<ContentEditPage />, `/admin/content/${subject}`, '/admin/content/:subject');
  const saves = () => api.callsOf(`POST /content/save/${subject}`).map(({ body }) => body as SavedBody);
  const onSave = (answer: object) => api.answer(`POST /content/save/${subject}`, answer);
  return { ...page, api, saves, onSave };
}

/** A button, once it is there. */
export const press = (name: string | RegExp) => screen.findByRole('button', { name });

/** Types a text in place of a field's. */
export async function replace(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

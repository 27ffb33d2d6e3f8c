import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { startSession } from '@camp/api-client/session';
import * as donationOperations from '@camp/contracts/donation/operations';
import type { ListedPage, PageId } from '@camp/contracts/registries/pages';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { openCamp } from '@camp/testing/browser/records';
import { useToast } from '@camp/ui/feedback/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { App } from './app';
import { BrowserRouter } from './routing/browser-router';

const mockLoadPage = jest.fn<Promise<{ default: ComponentType }>, [PageId]>();
jest.mock('./remotes/load-page', () => ({ loadPage: ({ id }: ListedPage) => mockLoadPage(id) }));

/** A public page with a form, which shows rejections like every form. */
function PageWithForm() {
  const toast = useToast();
  const send = () =>
    call(donationOperations.donate, { body: { amount: 25 } }).catch((error) =>
      toast.error(messageFor(error)),
    );
  return <button onClick={() => void send()}>Send</button>;
}

it.each([401, 403, 500])(
  'reports the end of a session once, in its own words, after a %i',
  async (status) => {
    startSession('secret');
    const ended = () => refusal(status, 'jwt expired', { code: 'internal' });
    fakeApi({ 'GET /camp/current': openCamp(), 'POST /stripe/donate': ended, 'GET /user/current': ended });
    mockLoadPage.mockResolvedValue({ default: PageWithForm });
    render(<App Router={BrowserRouter} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));

    const notifications = within(screen.getByRole('region', { name: 'Notifications' }));
    await notifications.findByText('Your session has expired. Please log in again.');
    await waitFor(() => expect(notifications.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
    expect(screen.queryByText(/jwt expired/)).toBeNull();
  },
);

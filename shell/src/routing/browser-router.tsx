import { createBlockingHistory } from '@camp/micro-frontend/blocking-history';
import type { ReactNode } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';

const history = createBlockingHistory();

/** The router of browsers. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => (
  <HistoryRouter history={history}>{children}</HistoryRouter>
);

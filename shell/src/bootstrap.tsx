import './zod-configuration';
import '@camp/ui/styles.css';
import './layout/layout.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { preloadPage } from './remotes/page-cache';
import { within } from './remotes/within';
import { pageAt } from './routing/page-at';

/** Milliseconds that the painted first screen waits for the page that takes its place. */
const patience = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// In slices, between which the browser answers to the person: what is painted can be used meanwhile.
const show = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );

const page = pageAt(window.location.pathname);
if (page && root.hasChildNodes()) {
  // A page that does not come says so itself, in its place.
  within(patience, () => preloadPage(page.id)).then(show, show);
} else {
  show();
}

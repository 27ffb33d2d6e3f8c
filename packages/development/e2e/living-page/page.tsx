import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { Button } from '@camp/ui/actions/button';
import { Hero } from '@camp/ui/page/hero';
import { BrandMark } from '@camp/ui/illustrations/brand-mark';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageLayout } from '@camp/ui/page/page-layout';
import { SkipLink } from '@camp/ui/page/skip-link';
import '@camp/ui/styles.css';
import { ToastProvider } from '@camp/ui/feedback/toast';
import { ActionSpecimens } from './specimens/actions';
import { ChartSpecimens } from './specimens/charts';
import { ContentSpecimens } from './specimens/content';
import { DrawingSpecimens } from './specimens/drawings';
import { FeedbackSpecimens } from './specimens/feedback';
import { FormSpecimens } from './specimens/forms';
import { OverlaySpecimens } from './specimens/overlays';
import { TokenSpecimens } from './specimens/tokens';
import './page.css';

/**
 * Shows everything in the design system, in every state. `?theme=dark` and `?density=compact` work like the buttons.
 */
function LivingPage() {
  const asked = new URLSearchParams(location.search);
  const [theme, setTheme] = useState(asked.get('theme') ?? 'light');
  const [density, setDensity] = useState(asked.get('density') ?? 'comfortable');
  document.documentElement.dataset.theme = theme;
  return (
    <div data-density={density}>
      <SkipLink />
      <header className="living-top">
        <span className="living-top__brand">
          <BrandMark /> The design system
        </span>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >{`Use ${theme === 'dark' ? 'light' : 'dark'} colours`}</Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
        >{`Make it ${density === 'compact' ? 'comfortable' : 'compact'}`}</Button>
      </header>
      <main id="main">
        <Hero
          eyebrow="July 25 to 30, 2027 · in the mountains"
          title="A week they will talk about all year."
          lead="Registrations and Application are now being accepted."
          actions={
            <>
              <LinkButton size="large" to="/camper/create">
                Register a camper
              </LinkButton>
              <LinkButton size="large" variant="quiet" to="/camper-home">
                What’s camp like?
              </LinkButton>
            </>
          }
        />
        <PageLayout>
          <ContentSpecimens />
          <ChartSpecimens />
          <ActionSpecimens />
          <FormSpecimens />
          <FeedbackSpecimens />
          <OverlaySpecimens />
          <DrawingSpecimens />
          <TokenSpecimens />
        </PageLayout>
      </main>
    </div>
  );
}

const root = document.getElementById('page');
if (!root) throw new Error('The page has no element to render into.');
createRoot(root).render(
  <StrictMode>
    <HashRouter>
      <ToastProvider>
        <LivingPage />
      </ToastProvider>
    </HashRouter>
  </StrictMode>,
);

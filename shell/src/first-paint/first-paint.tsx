import { pages } from '@camp/contracts/registries/pages';
import { Hero } from '@camp/ui/page/hero';
import { BrandMark } from '@camp/ui/illustrations/brand-mark';
import { LinkButton } from '@camp/ui/actions/link-button';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router-dom';

/**
 * The home page's first screen as HTML, visible before any script has run. It is rendered when the shell is built. The
 * API fills in the camp's name and texts (api/src/site/home-paint.ts), and React replaces it with the same content.
 */
export const firstPaint = (): string =>
  renderToStaticMarkup(
    <StaticRouter location={pages.home.path}>
      <div className="shell">
        <header className="shell-header">
          <div className="shell-header__bar">
            <Link className="shell-header__brand" to={pages.home.path}>
              <BrandMark />
              {'{{camp}}'}
            </Link>
          </div>
        </header>
        <main className="shell__main">
          <Hero
            eyebrow="{{eyebrow}}"
            title="{{headline}}"
            lead="{{lead}}"
            actions={
              <>
                <LinkButton to={pages.camperCreate.path} size="large">
                  Register a camper
                </LinkButton>
                <LinkButton to={pages.camperHome.path} variant="quiet" size="large">
                  What’s camp like?
                </LinkButton>
              </>
            }
          />
        </main>
      </div>
    </StaticRouter>,
  );

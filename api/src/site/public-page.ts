import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { nextWordChange } from '@camp/contracts/camp/next-word-change';
import type { SavedContent } from '@camp/contracts/content/saved-content';
import { isBeingSetUp } from '@camp/contracts/content/site';
import type { PublicPageId } from '@camp/contracts/registries/public-pages';
import type { Dependencies } from '../dependencies';
import type { CachedPage } from './cached-page';
import type { StyledPage } from './inline-style';
import { makePage, type OpenPage } from './make-page';
import { knownFacts } from './page-facts';
import { pageWords } from './setup-page';

const brotli = promisify(brotliCompress);

/** Nearly brotli's best compression in a tenth of the time. */
const quality = 9;

/** A page as it is sent to everybody. */
export interface SentPage extends StyledPage {
  /** With brotli, once for everybody. */
  compressed: () => Promise<Buffer>;
}

interface Entry {
  /** What the camp saved, as JSON. */
  words: string;
  /** What else the page shows, apart from the time. */
  shown: string;
  /** Whether it says that the site is being set up. It stays so while MongoDB doesn't answer. */
  isSetup: boolean;
  from: Date;
  /** Undefined if the time changes nothing more. */
  until: Date | undefined;
  page: Promise<SentPage>;
}

/**
 * Makes each public page once, until something that it shows changes: camp, content, staff profiles, or the words about
 * a date (docs/decisions/0098-pages-before-scripts.md). Nothing in it depends on the request.
 *
 * @returns a function that returns a page of a build; concurrent callers share one
 */
export function publicPages(deps: Dependencies): (built: CachedPage, page: OpenPage) => Promise<SentPage> {
  const entriesOf = new WeakMap<CachedPage, Map<PublicPageId, Entry>>();
  return async (built, page) => {
    const database = await knownFacts(deps, page.id);
    const { now: time, ...shownFacts } = database.facts;
    const entries = entriesOf.get(built) ?? new Map<PublicPageId, Entry>();
    entriesOf.set(built, entries);

    const { camp } = database.facts;
    const entry = entries.get(page.id);
    const isSetup = camp === undefined ? entry?.isSetup === true : isBeingSetUp(camp);
    const saved = pageWords(isSetup);
    const [now, words, shown] = [new Date(time), asJson(saved.content), JSON.stringify(shownFacts)];
    const isSame = entry?.words === words && (entry.shown === shown || camp === undefined);
    if (isSame && entry.from <= now && (!entry.until || now < entry.until)) return entry.page;

    const made = makePage(deps, built, page, database, saved).then(asSent);
    const until = camp ? nextWordChange(camp, now) : undefined;
    entries.set(page.id, { words, shown, isSetup, from: now, until, page: made });
    made.catch(() => entries.delete(page.id));
    return made;
  };
}

/** Each version of the content once, since the database is read again every few seconds. */
const jsonOf = new WeakMap<SavedContent, string>();

function asJson(content: SavedContent): string {
  const json = jsonOf.get(content) ?? JSON.stringify(content);
  jsonOf.set(content, json);
  return json;
}

function asSent(page: StyledPage): SentPage {
  let compressed: Promise<Buffer> | undefined;
  return { ...page, compressed: () => (compressed ??= compress(page.html)) };
}

const compress = (html: string) =>
  brotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  });

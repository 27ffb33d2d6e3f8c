import type { Action, Subject } from '../access/catalogue';
import type { RailName } from './rail';

/** The remote that brings the page; the shell loads it when one of its pages is visited. */
export type AppName = 'public-app' | 'admin-app';

/** Where and when a page is offered in the navigation (docs/product/public-site.md, Navigation). */
export interface NavigationEntry {
  menu: 'brand' | 'Campers' | 'Info' | 'Counselors' | 'Staff' | 'links' | 'Camp' | 'Admin' | 'account';
  label: string;
  order: number;
  /** Address when it is not the page's own path. */
  to?: string;
  /** Only for the role named admin. */
  administratorsOnly?: boolean;
  /** Only while registration for the current camp is open. */
  whileRegistrationOpen?: boolean;
  /** Only for visitors, or only for people who are logged in. */
  shownTo?: 'visitors' | 'signed-in';
}

/** What every page has. */
interface PageFacts {
  /** react-router path; `:id?` is an optional parameter. */
  path: string;
  app: AppName;
  title: string;
  /** More than one where several entries lead to parts of the same page. */
  navigation?: readonly NavigationEntry[];
  /** Other paths that show the same page (bare guarded routes, docs/product/public-site.md, Navigation). */
  aliases?: readonly string[];
}

/** A page for everybody. */
export interface PublicPage extends PageFacts {
  guarded?: never;
  needs?: never;
  rail?: never;
  /** Keep the address out of Referer headers and search engines: opened from mailed links. */
  privateAddress?: boolean;
}

/** A page that leads to /login?returnUrl= without a logged-in state. */
export interface GuardedPage extends PageFacts {
  guarded: true;
  /** Only for a person with this right: others find neither entry nor page. */
  needs?: { action: Action; subject: Subject };
  /** Its place in the administration's rail, for those who may open it. */
  rail?: RailName;
  privateAddress?: never;
}

/** One page of the product. */
export type Page = PublicPage | GuardedPage;

/** A registry of pages as a plain list, with their ids. */
export const listed = <Id extends string, One extends Page>(pages: Readonly<Record<Id, One>>) =>
  (Object.entries(pages) as [Id, One][]).map(([id, page]) => ({ id, ...page }));

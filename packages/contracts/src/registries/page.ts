import type { Action, Subject } from '../access/catalogue';
import type { RailName } from './rail';

/** The remote that contains the page. The shell loads it when one of its pages is visited. */
export type AppName = 'public-app' | 'admin-app';

/** When and where the navigation shows a page (docs/product/public-site.md, Navigation). */
export interface NavigationEntry {
  menu: 'brand' | 'Campers' | 'Info' | 'Counselors' | 'Staff' | 'links' | 'Camp' | 'Admin' | 'account';
  label: string;
  order: number;
  /** The address, if it isn't the page's own path. */
  to?: string;
  /** Whether it is shown only to the role named admin. */
  administratorsOnly?: boolean;
  /** Whether it is shown only while registration for the current camp is open. */
  whileRegistrationOpen?: boolean;
  /** Whether it is shown only to visitors, or only to people who are logged in. */
  shownTo?: 'visitors' | 'signed-in';
}

/** Fields of every page. */
interface PageFacts {
  /** The path in react-router's format. `:id?` is an optional parameter. */
  path: string;
  app: AppName;
  title: string;
  /** There are several entries if they lead to parts of the same page. */
  navigation?: readonly NavigationEntry[];
  /** Other paths to the same page (bare guarded routes, docs/product/public-site.md, Navigation). */
  aliases?: readonly string[];
}

/** A public page. */
export interface PublicPage extends PageFacts {
  guarded?: never;
  needs?: never;
  rail?: never;
  /** Shown while a camp sets up its site, for people with an account. */
  openDuringSetup?: boolean;
  /** Whether the address is excluded from Referer headers and search engines, for pages opened from emailed links. */
  privateAddress?: boolean;
}

/** A page that redirects visitors to /login?returnUrl=. */
export interface GuardedPage extends PageFacts {
  guarded: true;
  /**
   * The required right. People without it see neither entry nor page. `administratorsOnly`: without the role admin
   * neither, as its calls declare (`onlyAdministrators`).
   */
  needs?: { action: Action; subject: Subject; administratorsOnly?: true };
  /** Its destination in the administration's rail, for people who may open the page. */
  rail?: RailName;
  openDuringSetup?: never;
  privateAddress?: never;
}

/** Optional parts of a guarded page's declaration. */
export type GuardedFacts = Pick<GuardedPage, 'navigation' | 'aliases' | 'rail'>;

/** A page of the product. */
export type Page = PublicPage | GuardedPage;

/** A registry of pages as a plain list, with their ids. */
export const listed = <Id extends string, One extends Page>(pages: Readonly<Record<Id, One>>) =>
  (Object.entries(pages) as [Id, One][]).map(([id, page]) => ({ id, ...page }));

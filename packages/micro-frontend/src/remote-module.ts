import type { AppName } from '@camp/contracts/registries/page';
import type { PageIdOf } from '@camp/contracts/registries/pages';
import type { ComponentType } from 'react';

/** Loads one page; called when the page is visited, so that nobody pays for pages they do not see. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** What an app brings around its pages: the administration has a layout of its own. */
export type FrameIdOf<App extends AppName> = App extends 'admin-app' ? 'administration' : never;

/** Every page of an app; one that is missing or belongs to the other app does not compile. */
export type RemotePages<App extends AppName> = Readonly<Record<PageIdOf<App> | FrameIdOf<App>, PageLoader>>;

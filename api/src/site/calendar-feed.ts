import { calendarAddress } from '@camp/contracts/camp/calendar-address';
import { calendarOf, datesOf, escaped } from '@camp/contracts/camp/calendar-file';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { savedContent } from '@camp/contracts/content/saved-content';
import { isBeingSetUp, setupNotice } from '@camp/contracts/content/site';
import { cachedCamps, type CachedCamp } from '@camp/database/camp/cached-camps';
import { currentCamp } from '@camp/database/camp/current-camp';
import { Router } from 'express';
import { presentCamp } from '../camp/present-camp';
import type { Dependencies } from '../dependencies';
import { knownContent } from './known-content';

/** How often calendars are asked to look for changes (RFC 7986, and the older name that Outlook reads). */
const refreshInterval = 'PT12H';

/**
 * The calendar that people subscribe to: the dates of the current camp and of the one before it, so that a summer stays
 * in their calendar when the next camp is announced.
 *
 * @param deps - for the camps. Without MongoDB, and while a camp sets up its site, the answer is 503, after which
 * calendars keep what they have
 */
export function calendarFeed(deps: Dependencies): Router {
  const { models, clock, settings } = deps;
  const domain = new URL(settings.publicUrl).hostname;
  let last: { of: readonly unknown[]; text: string } | undefined;
  const textFor = (camps: readonly CachedCamp[]) => {
    // Formatting dates costs more than the rest of the answer.
    const of = [...camps, savedContent()];
    if (last?.of.length !== of.length || !of.every((one, index) => one === last?.of[index])) {
      const now = clock.now();
      last = {
        of,
        text: feedOf(
          camps.map((camp) => presentCamp(camp, now)),
          domain,
        ),
      };
    }
    return last.text;
  };

  const router = Router();
  router.get(calendarAddress, async (_request, response) => {
    const [camps] = await Promise.all([campsToShow(models, clock.now()), knownContent(deps)]);
    response.set('Cache-Control', 'no-cache');
    const isSetup = isBeingSetUp(camps[0] ?? null);
    if (isSetup) return void response.status(503).type('text/plain').send(setupNotice);
    response.type('text/calendar').send(textFor(camps));
  });
  return router;
}

async function campsToShow(models: Dependencies['models'], now: Date): Promise<readonly CachedCamp[]> {
  const [camps, current] = [await cachedCamps(models), await currentCamp(models, now)];
  if (!current) return [];
  const [before] = camps.filter(({ year }) => year < current.year).slice(-1);
  return before ? [before, current] : [current];
}

function feedOf(camps: readonly CampRecord[], domain: string): string {
  const name = escaped(`${campContent.name}: dates`);
  const events = camps.flatMap((camp) =>
    datesOf(camp).map((event) => ({ ...event, more: [`SEQUENCE:${revisionOf(camp)}`] })),
  );
  // Each event has its own date of change.
  const lines = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
  ];
  return calendarOf({ title: 'Camp dates', domain, changedAt: new Date(0), lines }, events);
}

/** Grows with each change of a camp (RFC 5545 section 3.8.7.4): the seconds from its creation to the change. */
const revisionOf = ({ createdAt, updatedAt }: CampRecord) =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 1000));

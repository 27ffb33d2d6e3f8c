import { campContent } from '@camp/contracts/content/camp';
import { latestTimeZone, timeZoneNames } from '@camp/contracts/content/time-zones';
import { Snapshots } from '@camp/ui/illustrations/snapshots';
import { TextLink } from '@camp/ui/actions/text-link';
import { useHasScripts } from '@camp/ui/use-has-scripts';
import { useQuery } from '@tanstack/react-query';
import './calendar-frame.css';

/** Milliseconds until the next attempt if the calendar did not respond. */
const tryAgainAfter = 10_000;

const notLoading = 'The calendar isn’t loading right now. We’ll keep trying.';

/**
 * The external calendar (docs/product/public-site.md). A frame doesn't report a failure, but shows the browser's
 * error page. So the calendar is requested first, and a drawing covers the frame until it responds.
 */
export function CalendarFrame() {
  const { address } = campContent.calendar;
  const hasScripts = useHasScripts();
  const { isSuccess, isError } = useQuery({
    queryKey: ['calendar'],
    // The response is opaque without CORS. Any response shows that the calendar works.
    queryFn: async ({ signal }) => {
      await fetch(address, { mode: 'no-cors', referrerPolicy: 'no-referrer', signal });
      return true;
    },
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? tryAgainAfter : false),
    meta: { quiet: true },
  });
  return (
    <>
      <div className="calendar-frame" data-print="hide">
        <iframe
          key={String(isSuccess)}
          title={`Calendar of camp events, in ${timeZoneNames[latestTimeZone()] ?? latestTimeZone()}`}
          src={address}
          loading="lazy"
          referrerPolicy="no-referrer"
          inert={!isSuccess}
        />
        {!isSuccess && (
          <div className="calendar-frame__cover">
            <Snapshots />
            <p role="status">{hasScripts && (isError ? notLoading : 'Loading the calendar…')}</p>
          </div>
        )}
      </div>
      <p>
        <TextLink className="calendar-frame__link" href={address} newTab>
          Open this calendar on its own page
        </TextLink>
      </p>
    </>
  );
}

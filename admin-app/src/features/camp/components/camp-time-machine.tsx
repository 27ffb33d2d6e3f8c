import { savedMailsQuery } from '@camp/api-client/content/queries';
import { campNoon } from '@camp/contracts/camp/camp-zone';
import { formatGmt } from '@camp/contracts/camp/dates';
import { campPreview, type CampPreview } from '@camp/contracts/camp/preview';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { DateField } from '@camp/ui/fields/date-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantOf, previewable, useCampValues } from '../camp-values';
import { ExampleMail } from './example-mail';

/**
 * Previews the form's camp as families would see it on a chosen day. The preview uses the functions of the live site,
 * and saves and sends nothing.
 */
export function CampTimeMachine() {
  const camp = previewable(useCampValues());
  // The emails are shown with the camp's own words once these are here.
  useQuery(savedMailsQuery());
  const [date, setDate] = useState(() => formatGmt(new Date(), 'yyyy-MM-dd'));
  const day = instantOf(date);
  const shown = camp && day && campPreview(camp, campNoon(day), location.origin);
  return (
    <section className="camp-machine camp-stack camp-box" aria-labelledby="camp-machine-title">
      <h2 id="camp-machine-title">What families see</h2>
      <DateField
        id="camp-machine-date"
        name="machine-date"
        label="On this date"
        hint="The preview includes unsaved changes. Nothing is sent."
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      {!shown && <p>Choose a year and fill in the dates and cost to see the preview.</p>}
      {shown && (
        <>
          <p className="camp-machine__notice">{shown.notice}</p>
          <p>{priceInWords(shown)}</p>
          <h3>Dates</h3>
          <ol>
            {shown.days.map(({ what, date: when, isPast }) => (
              <li key={what} data-past={isPast || undefined}>
                {what}: {when}
                {isPast && ' (past)'}
              </li>
            ))}
          </ol>
          <h3>Emails to a family that registers on this date</h3>
          {shown.mails.length === 0 && <p>None. Registration is closed on this date.</p>}
          {shown.mails.map((mail) => (
            <ExampleMail key={mail.name} mail={mail} />
          ))}
        </>
      )}
    </section>
  );
}

function priceInWords({ price, isLate }: CampPreview): string {
  if (price === null) return 'Registration is closed on this date.';
  if (price === 0) return 'Registration is free.';
  return `Registration costs ${dollarsAsText(price)}${isLate ? ', including the late fee' : ''}.`;
}

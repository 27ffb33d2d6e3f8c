import { campPreviewQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { formatGmt } from '@camp/contracts/camp/dates';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A stored camp as families see it on a chosen day; nothing is sent and the live site is left alone. */
export function CampTimeMachine({ campId }: { campId: string }) {
  const [date, setDate] = useState(() => formatGmt(new Date(), 'yyyy-MM-dd'));
  const { data, error } = useQuery(campPreviewQuery(campId, date));
  return (
    <section className="camp-machine" aria-labelledby="camp-machine-title">
      <h2 id="camp-machine-title">As families see it</h2>
      <label className="camp-field__label" htmlFor="camp-machine-date">
        On the day
      </label>
      <input
        id="camp-machine-date"
        className="camp-input"
        type="date"
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      {error && <p role="alert">{messageFor(error)}</p>}
      {data && (
        <>
          <p>{data.notice}</p>
          <p>
            {data.price === null
              ? 'Nobody can register on this day.'
              : `A registration costs ${dollarsAsText(data.price)}${data.isLate ? ', late fee included' : ''}.`}
          </p>
          <h3>Days</h3>
          <ol>
            {data.days.map(({ what, date: when, isPast }) => (
              <li key={what} data-past={isPast || undefined}>
                {what}: {when}
                {isPast && ' (gone by)'}
              </li>
            ))}
          </ol>
          {data.mails.length > 0 && <h3>Mails</h3>}
          <ul>
            {data.mails.map(({ name, when, says }) => (
              <li key={name}>
                <strong>{name}</strong> ({when}): {says}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { camperEnd, camperStart, campSundayStart, dateFormats, isPastDue } from '@camp/contracts/camp/dates';
import { lateFee } from '@camp/contracts/camp/limits';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { camperHomeContent } from '@camp/contracts/content/camper-home';
import { homeContent } from '@camp/contracts/content/home';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { Prose, Section } from '@camp/ui/page/page-layout';
import { shownDate } from '../../../text/shown-date';
import { costWithLateFee } from '../../camp/cost-with-late-fee';

const dateAndTime = (instant: Date) => shownDate(instant, dateFormats.dateAndTime);

/** The camp's dates, due date, cost and themes for families (docs/product/public-site.md). */
export function WhenAndWhatItCosts({ camp }: { camp: CampRecord }) {
  const { registrationCamperEnd, registrationCost } = camp;
  const due = shownDate(registrationCamperEnd);
  const isPast = isPastDue(registrationCamperEnd, pageNow());
  return (
    <Section id="dates" title={`Camp ${camp.year}`}>
      <KeyValueList
        items={[
          { label: 'Check-in', value: dateAndTime(camperStart(camp.startDate)) },
          { label: 'Departure', value: dateAndTime(camperEnd(camp.endDate)) },
          {
            label: 'Camp Sunday worship and barbecue',
            value: dateAndTime(campSundayStart(camp.campSunday)),
          },
          { label: 'Who can come', value: homeContent.ages },
          { label: 'Registration due', value: isPast ? `${due} (passed)` : due, live: true },
          {
            label: 'Cost',
            value: isPast
              ? costWithLateFee(registrationCost)
              : `${costAsText(registrationCost)} if registered before ${due}`,
            live: true,
          },
          { label: 'Dance theme', value: camp.danceTheme },
          { label: 'Skit theme', value: camp.skitTheme },
        ]}
      />
      <Prose>
        <p>{camperHomeContent.campSundayBlurb}</p>
        <p data-live="">
          A late fee of {dollarsAsText(lateFee)} applies {isPast ? 'now' : `after ${due}`}. Late registration
          depends on availability. Registration doesn’t guarantee a spot. The spot is secured once your camper
          is registered and {registrationCost === 0 ? 'confirmed' : 'paid for'}.
        </p>
      </Prose>
    </Section>
  );
}

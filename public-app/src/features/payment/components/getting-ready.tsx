import { camperStart, dateFormats } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TextLink } from '@camp/ui/actions/text-link';
import { shownDate } from '../../../text/shown-date';

/** The remaining steps after a camper is paid. */
export function GettingReady({
  camp: { year, startDate },
}: {
  camp: Pick<CampRecord, 'year' | 'startDate'>;
}) {
  return (
    <Card level={2} title={`Getting ready for camp ${year}`}>
      <KeyValueList
        items={[
          { label: 'Check-in', value: shownDate(camperStart(startDate), dateFormats.dateAndTime) },
          {
            label: 'What to pack',
            value: <TextLink to={publicPages.packingList.path}>Packing list</TextLink>,
          },
          {
            label: 'How to get there',
            value: <TextLink to={publicPages.campLocation.path}>Driving directions</TextLink>,
          },
        ]}
      />
    </Card>
  );
}

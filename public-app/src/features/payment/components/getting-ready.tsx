import { camperStart, dateFormats } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TextLink } from '@camp/ui/actions/text-link';
import { shownDate } from '../../../text/shown-date';
import { checkInLines } from '../../camp-information/check-in-lines';
import { KeepOnPhone } from '../../camp-information/components/keep-on-phone';

/**
 * So that the service worker has the code of the page on which people find what they keep. If it doesn't load, a visit
 * to the page loads it.
 */
const loadPackingList = () =>
  void import('../../camp-information/pages/packing-list-page').catch(() => undefined);

interface GettingReadyProps {
  camp: CampRecord;
  /** Whether the reader brings a camper, and may keep the time and place on their phone. */
  isOwn: boolean;
}

/** The remaining steps after a camper is paid. */
export function GettingReady({ camp, isOwn }: GettingReadyProps) {
  const { year, startDate } = camp;
  return (
    <Card
      level={2}
      title={`Getting ready for camp ${year}`}
      actions={
        isOwn && (
          <KeepOnPhone name="check-in" camp={camp} lines={checkInLines(camp)} onStored={loadPackingList} />
        )
      }
    >
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

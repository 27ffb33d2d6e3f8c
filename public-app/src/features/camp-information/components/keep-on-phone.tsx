import {
  removeFromThisPhone,
  storeOnThisPhone,
  useTextOnThisPhone,
  type TextName,
  type TextOnThisPhone,
} from '@camp/api-client/on-this-phone';
import { useToken } from '@camp/api-client/session';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { savePage } from '@camp/micro-frontend/save-page';
import { Button } from '@camp/ui/actions/button';
import { useToast } from '@camp/ui/feedback/toast';

const day = 24 * 60 * 60 * 1000;

interface KeepOnPhoneProps {
  name: TextName;
  camp: Pick<CampRecord, 'endDate' | 'campSunday'>;
  lines: TextOnThisPhone['lines'];
  onStored?: () => void;
}

/**
 * Keeps lines on this device until a day after camp, for people who are logged in. The packing list shows them, since
 * it can be read without a network. After that time there is nothing to keep.
 */
export function KeepOnPhone({ name, camp, lines, onStored }: KeepOnPhoneProps) {
  const isLoggedIn = useToken() !== null;
  const isStored = useTextOnThisPhone(name) !== undefined;
  const toast = useToast();
  const until = new Date(lastInstantOf(camp).getTime() + day);
  const keep = () => {
    if (!storeOnThisPhone(name, { until: until.toISOString(), lines })) {
      toast.error('This phone didn’t let us store anything. It may be full.');
      return;
    }
    savePage(publicPages.packingList.path);
    onStored?.();
    toast.success('Kept on this phone. You’ll find it on the packing list.');
  };
  if (!isLoggedIn || until < pageNow()) return null;
  return isStored ? (
    <Button variant="quiet" onClick={() => removeFromThisPhone(name)}>
      Remove from this phone
    </Button>
  ) : (
    <Button variant="quiet" onClick={keep}>
      Keep on this phone
    </Button>
  );
}

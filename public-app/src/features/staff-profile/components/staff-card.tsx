import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import type { ReactNode } from 'react';
import { StaffPicture } from './staff-picture';

interface StaffCardProps {
  profile: StaffProfileRecord;
  /** Buttons of those who may edit. */
  actions?: ReactNode;
}

/** Id of the heading of a profile's card. */
export const staffCardId = (profileId: string) => `staff-${profileId}`;

/** One person of Meet the Staff, with everything that docs/product/staff-profile.md puts on the card. */
export function StaffCard({ profile, actions }: StaffCardProps) {
  return (
    <Card className="staff-card" actions={actions}>
      <StaffPicture profile={profile} />
      <h2 className="staff-card__name" id={staffCardId(profile._id)} tabIndex={-1}>
        {profile.nameFirst} {profile.nameLast}
      </h2>
      <div className="staff-card__facts">
        <KeyValueList
          stacked
          items={[
            { label: 'Role at Camp', value: profile.jobDescription },
            { label: 'Years at Camp', value: profile.yearsAtCamp },
            { label: 'What Makes Camp Special', value: profile.whatMakesCampSpecial },
            { label: 'Favorite Camp Tradition', value: profile.favoriteTradition },
            { label: 'Hobbies', value: profile.hobbies },
            { label: 'Order', value: profile.order },
          ]}
        />
      </div>
    </Card>
  );
}

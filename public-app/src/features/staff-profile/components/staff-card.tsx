import { staffImageIn } from '@camp/contracts/staff-profile/images';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { Card } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { StaffPortrait } from '@camp/ui/illustrations/staff-portrait';
import type { ReactNode } from 'react';

interface StaffCardProps {
  profile: StaffProfileRecord;
  /** Buttons for people who may edit. */
  actions?: ReactNode;
}

/** Id of the heading of a profile's card. */
export const staffCardId = (profileId: string) => `staff-${profileId}`;

/** The card of one person in Meet the Staff (docs/product/staff-profile.md). */
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

/** The round picture of a card, 200 px wide in high resolution. Shows a drawing until there is a photo. */
function StaffPicture({ profile }: { profile: StaffProfileRecord }) {
  const { imageUrl, imageState, imagePlaceholder, nameFirst, nameLast } = profile;
  if (imageUrl === null || imageState !== 'ready') return <StaffPortrait />;
  const addresses = (format: 'webp' | 'jpg') =>
    `${staffImageIn(imageUrl, 200, format)} 1x, ${staffImageIn(imageUrl, 400, format)} 2x`;
  return (
    <picture>
      <source type="image/webp" srcSet={addresses('webp')} />
      <img
        className="staff-card__picture"
        src={imageUrl}
        srcSet={addresses('jpg')}
        alt={`${nameFirst} ${nameLast}`}
        width={200}
        height={200}
        loading="lazy"
        decoding="async"
        ref={(picture) => {
          // The content security policy refuses a style attribute in the server's HTML.
          if (picture && imagePlaceholder) picture.style.backgroundImage = `url("${imagePlaceholder}")`;
        }}
      />
    </picture>
  );
}

import { staffImageIn } from '@camp/contracts/staff-profile/images';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { StaffPortrait } from '@camp/ui/illustrations/staff-portrait';

/** The round picture of a card: 200 px, sharp on sharp screens; a drawing until there is a photograph. */
export function StaffPicture({ profile }: { profile: StaffProfileRecord }) {
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
        style={imagePlaceholder ? { backgroundImage: `url("${imagePlaceholder}")` } : undefined}
      />
    </picture>
  );
}

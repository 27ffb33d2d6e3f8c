import { campContent } from '@camp/contracts/content/camp';
import { CameraIcon, PeopleIcon } from '@camp/ui/icons';
import { TextLink } from '@camp/ui/text-link';

const { group, photos } = campContent.social;
const places = [
  { ...group, Icon: PeopleIcon },
  { ...photos, Icon: CameraIcon },
];

/** The camp's group and its photos elsewhere (product.md section 2). @param bare icons without their words */
export function SocialLinks({ bare = false, className }: { bare?: boolean; className: string }) {
  return (
    <ul className={className} aria-label="Elsewhere">
      {places.map(({ label, address, Icon }) => (
        <li key={address}>
          <TextLink href={address} newTab>
            <Icon /> <span className={bare ? 'camp-visually-hidden' : undefined}>{label}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

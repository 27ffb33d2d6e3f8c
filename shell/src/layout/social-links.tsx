import { campContent } from '@camp/contracts/content/camp';
import { CameraIcon, PeopleIcon } from '@camp/ui/icons';
import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';

const { group, photos } = campContent.social;
const networks = [
  { ...group, Icon: PeopleIcon },
  { ...photos, Icon: CameraIcon },
];

/** The camp's group and its photos elsewhere (docs/product/public-site.md): icons that carry their names. */
export function SocialLinks() {
  return (
    <ul className="shell-social camp-plain-list" aria-label="Elsewhere">
      {networks.map(({ label, address, Icon }) => (
        <li key={address}>
          <TextLink href={address} newTab>
            <Icon /> <VisuallyHidden>{label}</VisuallyHidden>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

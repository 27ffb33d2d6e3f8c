import { campContent } from '@camp/contracts/content/camp';
import { CameraIcon, PeopleIcon } from '@camp/ui/icons';
import { TextLink } from '@camp/ui/actions/text-link';
import { VisuallyHidden } from '@camp/ui/visually-hidden';

/** The camp's group and photos on other sites (docs/product/public-site.md), as labeled icons. */
export function SocialLinks() {
  const { group, photos } = campContent.social;
  const networks = [
    { ...group, Icon: PeopleIcon },
    { ...photos, Icon: CameraIcon },
  ].filter(({ address }) => address !== '');
  if (networks.length === 0) return null;
  return (
    <ul className="shell-social camp-plain-list" aria-label="Social media">
      {networks.map(({ label, address, Icon }) => (
        <li key={label}>
          <TextLink href={address} newTab>
            <Icon /> <VisuallyHidden>{label}</VisuallyHidden>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

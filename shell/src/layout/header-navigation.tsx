import { Menu } from '@camp/ui/overlays/menu';
import { NavLink } from 'react-router-dom';
import type { Navigation } from '../navigation/navigation';

interface HeaderNavigationProps {
  navigation: Navigation;
  /** Whether entries are stacked, as on a phone. */
  inline: boolean;
}

/** The header's menus and links, in the order of docs/product/public-site.md, Navigation. Nothing if there are none. */
export function HeaderNavigation({ navigation, inline }: HeaderNavigationProps) {
  const { menus, links, administration } = navigation;
  if (menus.length + links.length + administration.length === 0) return null;
  const menuOf = ({ label, links: items }: Navigation['menus'][number]) => (
    <li key={label}>
      <Menu label={label} items={items} inline={inline} />
    </li>
  );
  return (
    <nav aria-label="Main" className="shell-navigation">
      <ul className="shell-navigation__list camp-plain-list">
        {menus.map(menuOf)}
        {links.map(({ label, to }) => (
          <li key={label}>
            <NavLink className="shell-navigation__link" to={to}>
              {label}
            </NavLink>
          </li>
        ))}
        {administration.map(menuOf)}
      </ul>
    </nav>
  );
}
